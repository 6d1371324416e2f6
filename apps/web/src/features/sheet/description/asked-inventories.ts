import { ownValue } from '@gosds/ghs/own-value';
import { marketOf } from '@gosds/sheet/profiles/countries';

/** Markets whose sheets state the standing of the product on an inventory that the classification does not ask for. */
const inventoryMarkets = { us: 'us', ca: 'ca', au: 'au' } as const;

/** The market of a country whose inventory the user answers for. */
export const inventoryAskedIn = (country: string): keyof typeof inventoryMarkets | undefined =>
  ownValue<keyof typeof inventoryMarkets>(inventoryMarkets, marketOf(country));
