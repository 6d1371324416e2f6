import { expect, it } from 'vitest';
import { substances } from '../catalogue.ts';
import { indexInSteps, indexNames } from './index-names.ts';

it('is the same index whether it is built at once or in steps, and pauses often on the way', () => {
  const steps = indexInSteps(substances);
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses += 1;
  expect(step.value).toEqual(indexNames(substances));
  expect(pauses).toBeGreaterThan(substances.length / 50);
});
