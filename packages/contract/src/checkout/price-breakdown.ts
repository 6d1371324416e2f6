import { currency } from '@gosds/phrases/currency';
import { z } from 'zod';

const priceLineCodes = [
  'first-language',
  'further-language',
  'chemist-sheet',
  'internal',
  'discount',
  'promo',
  'er-subscription',
  'er-single',
  'search-all',
  'search-industries',
  'search-lists',
] as const;

/** The lines of a price in minor units. `discount` and `promo` are negative; all lines add up to `totalMinor`. */
export const priceBreakdownSchema = z.object({
  currency: z.literal(currency),
  lines: z.array(z.object({ code: z.enum(priceLineCodes), amountMinor: z.int() })),
  /** 0 if no discount applies today. */
  discountPercent: z.number(),
  /** ISO date of the last day of the discount; null if none applies or it has no end. */
  discountUpTo: z.iso.date().nullable(),
  totalMinor: z.int().nonnegative(),
});

export type PriceBreakdown = z.infer<typeof priceBreakdownSchema>;
export type PriceLine = PriceBreakdown['lines'][number];
