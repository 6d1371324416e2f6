import { describe, expect, it } from 'vitest';
import { beginOf, priceFaults, priceFormOf, pricesOf } from './price-form.ts';

const prices = {
  ...{ firstLanguageMinor: 8_500, furtherLanguagePercent: 50, internalUserMinor: 500 },
  ...{ erSubscriptionMinor: 45_500, erSingleMinor: 170_625 },
  ...{ galleriaAllMinor: 20_000, galleriaIndustryMinor: 2_500, galleriaMinor: 7_500 },
};
const form = priceFormOf(prices);

describe('the inputs of new prices', () => {
  it('say the present prices in dollars and per cent, and mean the same cents', () => {
    expect(form).toMatchObject({ firstLanguageMinor: '85.00', furtherLanguagePercent: '50', erSingleMinor: '1706.25' });
    expect(priceFaults(form, 50)).toEqual([]);
    expect(pricesOf(form)).toEqual(prices);
  });

  it.each(['', 'free', '-1', '85.005', '1e3', '0.49', '100000.01'])('refuse %j as the price of a sheet', (text) => {
    expect(priceFaults({ ...form, firstLanguageMinor: text }, 50)).toEqual(['firstLanguageMinor']);
  });

  it.each(['0', '0.50', '99,90', '100000'])('take %j as the price of a sheet', (text) => {
    expect(priceFaults({ ...form, firstLanguageMinor: text }, 50)).toEqual([]);
  });

  it.each(['', '101', '-1', '12.5', 'half'])('refuse %j per cent', (text) => {
    expect(priceFaults({ ...form, furtherLanguagePercent: text }, 50)).toEqual(['furtherLanguagePercent']);
  });

  it('read the begin as UTC; an empty one is at once', () => {
    expect(beginOf(form)).toBeNull();
    expect(beginOf({ ...form, begin: '2027-01-01T00:30' })).toBe('2027-01-01T00:30:00.000Z');
  });
});
