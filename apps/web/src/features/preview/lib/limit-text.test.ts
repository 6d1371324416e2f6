import { percent } from '@gosds/ghs/concentration';
import { expect, it } from 'vitest';
import { distanceText, downwardsText, upwardsText } from './limit-text.ts';

it.each([
  [upwardsText(percent(1)), 'from 1 %'],
  [upwardsText(percent(1) + 1), 'above 1 %'],
  [upwardsText(percent(0.25)), 'from 0.25 %'],
  [downwardsText(percent(25) - 1), 'below 25 %'],
  [downwardsText(percent(25)), 'at most 25 %'],
  [distanceText(-35.0000001), '35 % less'],
  [distanceText(0.4012), '0.4 % more'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});
