import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import { isAtLeast, isAtMost, isBelow, measureText } from './measure.ts';

const over = { min: 60, max: Number.POSITIVE_INFINITY };
const under = { min: Number.NEGATIVE_INFINITY, max: 60 };
const exact = { min: 60, max: 60 };
const range = { min: 20, max: 60 };
const endless = { min: Number.POSITIVE_INFINITY, max: Number.POSITIVE_INFINITY };

describe('a measure against a limit', () => {
  it.each([
    { measure: exact, limit: 60, atMost: true, atLeast: true, below: false },
    { measure: exact, limit: 59, atMost: false, atLeast: true, below: false },
    { measure: exact, limit: 61, atMost: true, atLeast: false, below: true },
    { measure: range, limit: 20, atMost: true, atLeast: true, below: false },
    { measure: range, limit: 19, atMost: false, atLeast: true, below: false },
    { measure: range, limit: 60, atMost: true, atLeast: true, below: true },
    { measure: range, limit: 61, atMost: true, atLeast: false, below: true },
    { measure: over, limit: 60, atMost: false, atLeast: true, below: false },
    { measure: over, limit: 60.1, atMost: true, atLeast: true, below: true },
    { measure: under, limit: 60, atMost: true, atLeast: false, below: true },
    { measure: under, limit: 59.9, atMost: true, atLeast: true, below: true },
    { measure: endless, limit: 60, atMost: false, atLeast: true, below: false },
  ])('$measure.min to $measure.max beside $limit', ({ measure, limit, atMost, atLeast, below }) => {
    expect([isAtMost(measure, limit), isAtLeast(measure, limit), isBelow(measure, limit)]).toEqual([
      atMost,
      atLeast,
      below,
    ]);
  });

  it.each([
    [exact, '60'],
    [over, '> 60'],
    [under, '< 60'],
    [range, '20 to 60'],
  ])('%o is written %s', (measure, text) => {
    expect(inEnglish(measureText(measure))).toBe(text);
  });
});
