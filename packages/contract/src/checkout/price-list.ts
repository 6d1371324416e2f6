import { z } from 'zod';

const cents = (usual: number) => z.int().nonnegative().max(100_000_00).default(usual);

/** Every price of the checkout, in US cents; the defaults are those of the specification, an operator may give others. */
export const priceListSchema = z.strictObject({
  firstLanguageMinor: cents(8_500),
  /** Percent of the first language's price. */
  furtherLanguagePercent: z.int().min(0).max(100).default(50),
  internalUserMinor: cents(500),
  erSubscriptionMinor: cents(45_500),
  erSingleMinor: cents(170_625),
  /** Smallest amount that the card provider charges; a smaller price is waived. */
  smallestChargeMinor: cents(50),
});

export type PriceList = z.infer<typeof priceListSchema>;
