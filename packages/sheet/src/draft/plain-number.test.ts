import { expect, it } from 'vitest';
import { plainNumber, withoutOuterSpaces } from './plain-number.ts';

it.each([
  ['１２．５', '12.5'],
  ['٤٠٫٥', '40.5'],
  ['۱۲', '12'],
  ['−5', '-5'],
  ['10 – 20', '10-20'],
  ['６７－６４－１', '67-64-1'],
  ['1,5', '1,5'],
])('%s is written %s', (text, plain) => {
  expect(plainNumber(text)).toBe(plain);
});

it.each([
  [' 30 - 50 ', '30-50'],
  ['> 5', '>5'],
  ['1 5', '1 5'],
  [' 1 , 2 ', '1 , 2'],
  ['1 000', '1 000'],
])('of %s the spaces that part no numbers go', (text, left) => {
  expect(withoutOuterSpaces(text)).toBe(left);
});
