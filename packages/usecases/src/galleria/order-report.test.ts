import { industries } from '@gosds/catalogue/galleria/places';
import { describe, expect, it } from 'vitest';
import { priceListSchema } from '../checkout/price-list.ts';
import { priceReport } from '../checkout/price-order.ts';
import { reportTerms } from './order-report.ts';

const codes = (count: number) => industries.slice(0, count).map(({ code }) => code);
const priceOf = (lists: 'all' | readonly string[], chosen: readonly string[] | undefined, promoPercent = 0) => {
  const terms = { discountPercent: 0, discountUpTo: null, isInternal: false };
  const report = reportTerms({ lists, industries: chosen });
  const { price } = priceReport(priceListSchema.parse({}), { terms, report, promoPercent, today: '2026-11-28' });
  return [price.code, price.listMinor, price.promoMinor];
};

describe('the price of a report', () => {
  it.each([
    ['of all lists', 'all' as const, undefined, ['search-all', 20_000, 0]],
    ['of one industry', ['a'], codes(1), ['search-industries', 2_500, 0]],
    ['of seven industries', ['a'], codes(7), ['search-industries', 17_500, 0]],
    ['of eight industries', ['a'], codes(8), ['search-all', 20_000, 0]],
    ['of 66 industries', ['a'], codes(66), ['search-all', 20_000, 0]],
    ['of all 67, which is no filter', ['a'], codes(67), ['search-all', 20_000, 0]],
    ['without a filter', ['a'], undefined, ['search-all', 20_000, 0]],
    ['where no industry rule applies', ['a'], [], ['search-lists', 7_500, 0]],
  ])('%s', (_, lists, chosen, price) => {
    expect(priceOf(lists, chosen)).toEqual(price);
  });

  it('takes a promo code from 25 dollars on', () => {
    expect(priceOf(['a'], codes(1), 100)).toEqual(['search-industries', 2_500, 2_500]);
    expect(priceOf('all', undefined, 50)).toEqual(['search-all', 20_000, 10_000]);
  });
});
