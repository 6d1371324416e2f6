import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { marketIds, marketName } from '@gosds/ghs/markets/market-as-of';
import { exampleCountryOf } from '@gosds/sheet/profiles/countries';

/** `country` is the one that a copy of the sheet is made for; null if no country follows the rules now. */
export type MarketPlace = { readonly id: JurisdictionId; readonly name: string; readonly country: string | null };

/** Every market with at least one country, the sheet's own first, since the others are compared with it. */
export function marketPlaces(own: JurisdictionId): readonly MarketPlace[] {
  const others = marketIds.filter((id) => id !== own && exampleCountryOf(id) !== null);
  return [own, ...others].map((id) => ({ id, name: marketName(id), country: exampleCountryOf(id) }));
}
