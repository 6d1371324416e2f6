import { expect, it } from 'vitest';
import { boundOfEstimate } from './shown-estimate.ts';

it.each([
  [2000, undefined],
  [20_000, undefined],
  [20_001, 20_000],
  [5_000_000, 20_000],
])('an estimate of %d mg/kg by mouth is told up to ten times Category 4: %s', (ate, bound) => {
  expect(boundOfEstimate(ate, [5, 50, 300, 2000])).toBe(bound);
});
