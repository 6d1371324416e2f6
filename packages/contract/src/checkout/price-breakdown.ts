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

/** How a price came about, in US cents; `discount` and `promo` are the negative lines, and all add up to `totalMinor`. */
export const priceBreakdownSchema = z.object({
  currency: z.literal('usd'),
  lines: z.array(z.object({ code: z.enum(priceLineCodes), amountMinor: z.int() })),
  /** 0 where none applies today. */
  discountPercent: z.number(),
  /** ISO date of the last day of the discount; null where none applies or it has no end. */
  discountUpTo: z.iso.date().nullable(),
  totalMinor: z.int().nonnegative(),
});

export type PriceBreakdown = z.infer<typeof priceBreakdownSchema>;
export type PriceLine = PriceBreakdown['lines'][number];
