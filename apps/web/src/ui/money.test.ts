import { expect, it } from 'vitest';
import '../testing/in-english.ts';
import { priceText } from './money.ts';

it.each([
  [45_500, 'USD 455'],
  [170_625, 'USD 1,706.25'],
  [8_550, 'USD 85.50'],
  [0, 'USD 0'],
])('writes %i cents as %s', (cents, text) => {
  expect(priceText(cents)).toBe(text);
});
