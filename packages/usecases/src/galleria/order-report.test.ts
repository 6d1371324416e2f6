import { industries } from '@gosds/catalogue/galleria/places';
import { describe, expect, it } from 'vitest';
import { priceListSchema } from '../checkout/price-list.ts';
import { priceReport } from '../checkout/price-order.ts';
import type { ListFacts } from '../chemicals/chemical-store.ts';
import { chosenLists, reportTerms } from './order-report.ts';

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

describe('the data points of a report', () => {
  const list = (at: number): ListFacts => ({
    ...{ code: `list-${at}`, country: 'EU', topic: 'REACH', title: `List ${at}`, authority: 'A', act: 'B' },
    ...{ version: '2026', completeness: 'complete', licence: 'public domain', industries: at === 0 ? ['toys'] : [] },
    ...{ entries: 1, groups: 0, thresholdAct: null },
  });
  const held = Array.from({ length: 1288 }, (_, at) => list(at));
  const place = { country: undefined, region: 0 };
  const chosen = (lists: 'all' | number, industries?: readonly string[]) =>
    chosenLists(held, {
      place,
      lists: lists === 'all' ? lists : held.slice(0, lists).map(({ code }) => code),
      industries,
    });

  it('are 1,287 at most, chosen one by one', () => {
    expect(chosen(1286)).toHaveLength(1286);
    expect(chosen(1287)).toHaveLength(1287);
    expect(() => chosen(1288)).toThrow(expect.objectContaining({ code: 'validation' }));
  });

  it('are 1,287 at most with all lists of a place, and before the industries take some off', () => {
    expect(() => chosen('all')).toThrow(expect.objectContaining({ code: 'validation' }));
    expect(() => chosen(1288, ['food'])).toThrow(expect.objectContaining({ code: 'validation' }));
    expect(chosen(1287, ['food'])).toHaveLength(1286);
  });
});
