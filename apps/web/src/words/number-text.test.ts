import { expect, it } from 'vitest';
import { dose, shownNumber } from './number-text.ts';

it.each([
  ['3.5', '3,5', '3.5'],
  ['3,5', '3,5', '3.5'],
  ['<0.25', '<0,25', '<0.25'],
  ['>=2.5', '>=2,5', '>=2.5'],
  ['-10.5--5', '-10,5--5', '-10.5--5'],
  ['2000', '2000', '2000'],
  ['1.234', '1,234', '1.234'],
  // The comma may separate thousands: the review asks about it as it was typed.
  ['2,000', '2,000', '2,000'],
  ['>2,000', '>2,000', '>2,000'],
  ['', '', ''],
  ['balance', 'balance', 'balance'],
  ['OECD 4.1', 'OECD 4.1', 'OECD 4.1'],
  ['1.2.3', '1.2.3', '1.2.3'],
  ['5.', '5.', '5.'],
])('shows the stored %s as %s with a comma and as %s with a point', (stored, withComma, withPoint) => {
  expect([shownNumber(stored, ','), shownNumber(stored, '.')]).toEqual([withComma, withPoint]);
});

it.each([
  ['2.000', '2,000'],
  ['>2.000', '>2,000'],
  ['1.000-2.000', '1,000-2,000'],
  ['2.5', '2.5'],
  ['2.50', '2.50'],
  ['0.125', '0.125'],
  ['2.0000', '2.0000'],
  ['2,5', '2,5'],
  // The decimal mark of the screens decides.
  ['2,000', '2.000'],
  ['1,234', '1.234'],
  ['>1,234', '>1.234'],
  ['1,234-1,500', '1.234-1.500'],
  // One end is in doubt.
  ['1,000-2.000', '1.000-2,000'],
])('stores the dose %s as %s where the comma is the decimal mark', (typed, stored) => {
  expect(dose.read(typed, ',')).toBe(stored);
  expect(dose.read(typed, '.')).toBe(typed);
});

it.each(['1,234', '1,000-2.000', '2.000', '>2,000', '0,125', '12,5'])(
  'shows the dose %s again as it was typed where the comma is the decimal mark',
  (typed) => {
    expect(dose.show(dose.read(typed, ','), ',')).toBe(typed);
  },
);

it.each([
  ['2,000', '2.000', '2,000'],
  ['>2,000', '>2.000', '>2,000'],
  ['2.000', '2,000', '2.000'],
])('shows the stored dose %s as %s with a comma and as %s with a point', (stored, withComma, withPoint) => {
  expect([dose.show(stored, ','), dose.show(stored, '.')]).toEqual([withComma, withPoint]);
});
