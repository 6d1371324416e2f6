import { describe, expect, it } from 'vitest';
import { meanOf } from './mean.ts';

describe('the mean of stars', () => {
  it.each([
    [[0, 0, 0, 0, 0], undefined],
    [[0, 0, 0, 0, 3], 5],
    [[1, 0, 0, 0, 1], 3],
    [[0, 0, 0, 1, 2], 4.7],
  ])('of %j is %j', (stars, mean) => {
    expect(meanOf(stars)).toBe(mean);
  });
});
