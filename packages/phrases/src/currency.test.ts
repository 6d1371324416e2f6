import { expect, it } from 'vitest';
import { amountText, currency, currencyCode, moneyFormat, moneyText, signedPrice } from './currency.ts';

it('the currency is one of ISO 4217 with two decimals', () => {
  expect(currency).toMatch(/^[a-z]{3}$/);
  expect(Intl.supportedValuesOf('currency')).toContain(currencyCode);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
  expect(format.resolvedOptions().maximumFractionDigits).toBe(2);
});

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [8_550, '85.50'],
  [170_625, '1706.25'],
])('writes %i minor units as %s', (minor, text) => {
  expect(amountText(minor)).toBe(text);
  expect(moneyText(minor)).toBe(`${currencyCode} ${text}`);
});

it('writes an amount in the order of the language, and one of another currency by its code', () => {
  expect(moneyFormat('en-GB')(170_625)).toBe(`${currencyCode} 1,706.25`);
  expect(moneyFormat('en-GB', { decimals: 0 })(8_500)).toBe(`${currencyCode} 85`);
  expect(moneyFormat('de', { code: 'EUR' })(8_550)).toBe('85,50 EUR');
});

it('writes a whole amount with code and sign', () => {
  const [, sign = ''] = /^(\D+)1$/.exec(signedPrice(100).slice(currencyCode.length + 1)) ?? [];
  expect(sign).not.toBe('');
  expect(signedPrice(4_000)).toBe(`${currencyCode} ${sign}40`);
});
