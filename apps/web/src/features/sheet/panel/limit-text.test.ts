import { percent } from '@gosds/ghs/concentration';
import { expect, it } from 'vitest';
import { distanceText, downwardsText, upwardsText } from './limit-text.ts';
import '../../../testing/in-english.ts';

it.each([
  [upwardsText(percent(1)), 'from 1 %'],
  [upwardsText(percent(1) + 1), 'above 1 %'],
  [upwardsText(percent(0.25)), 'from 0.25 %'],
  [downwardsText(percent(25) - 1), 'below 25 %'],
  [downwardsText(percent(25)), 'at most 25 %'],
  [upwardsText(percent(0.0025)), 'from 0.0025 %'],
  [upwardsText(550), 'from 0.000055 %'],
  [upwardsText(333_333_334), 'just above 33.33 %'],
  [downwardsText(333_333_332), 'at most 33.33 %'],
  [downwardsText(percent(33.3333)), 'at most 33.33 %'],
  [upwardsText(33_333_334), 'just above 3.333 %'],
  [upwardsText(percent(12.5)), 'from 12.5 %'],
  [distanceText(-35.0000001), '35 percentage points less'],
  [distanceText(-24.2000001), '24.2 percentage points less'],
  [distanceText(0.4012), '0.401 percentage points more'],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});
