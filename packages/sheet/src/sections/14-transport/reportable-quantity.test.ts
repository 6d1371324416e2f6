import { expect, it } from 'vitest';
import { printedSentences } from '@gosds/testkit/builders/printed-sentences';

const id = 'transportPrecautions.reportableQuantity';
const toluene = (share: number, country: string) =>
  printedSentences({
    shares: { '108-88-3': share, '67-64-1': 100 - share },
    properties: { state: 'Liquid', flashPoint: { value: '-10', unit: '°C' } },
    description: { country },
  }).text(id);

it.each([
  [2, 'US', 'Toluene: 1000 lb. Acetone: 5000 lb.'],
  [1.99, 'US', 'Acetone: 5000 lb.'],
  [50, 'CA', ''],
])('with %s per cent of toluene, of 1000 lb, in %s: %s', (share, country, expected) => {
  expect(toluene(share, country)).toBe(expected);
});

it.each([
  ['Grey powder', true],
  ['Grey granules', false],
  ['Metal ingots', false],
])('zinc as %s counts only below 100 micrometres: %s', (appearanceText, counts) => {
  const { text } = printedSentences({
    shares: { '7440-66-6': 100 },
    properties: { state: 'Solid', appearance: 'User Input', appearanceText },
    description: { country: 'US' },
  });
  expect(text(id).includes('1000 lb')).toBe(counts);
});
