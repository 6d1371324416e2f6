import { describe, expect, it } from 'vitest';
import type { ClassOutcome, Counted, Reason } from '../classification.ts';
import { percent } from '../concentration.ts';
import { say } from '../message.ts';
import { likelyShares } from './likely-shares.ts';

const outcome = (...reasons: readonly Partial<Reason>[]): ClassOutcome => ({
  hazardClass: 'Carcinogenicity',
  status: 'not-classified',
  hazards: [],
  reasons: reasons.map((more) => ({
    ...{ ruleId: 'carc.1', paragraph: 'Table 3.6.2', summary: say('additivity-sum'), counted: [], leftOut: [] },
    ...more,
  })),
  missing: [],
});
const counts = (ingredientId: string, weight?: number): Counted => ({
  ...{ ingredientId, name: ingredientId, concentration: percent(3), end: 'exact' },
  ...(weight === undefined ? {} : { weight }),
});
const near = (...shares: readonly number[]) => shares.map(percent).flatMap((share) => [share - 1, share, share + 1]);
const sharesIn = (...reasons: readonly Partial<Reason>[]) => likelyShares([outcome(...reasons)], 'a', percent(3));

describe('the concentrations at which a class is likely to change', () => {
  it('are the limit, and the share that fills the sum to it, by the weight of the ingredient', () => {
    const reason = { limit: 10, found: 7, unit: '%', counted: [counts('b', 9), counts('a', 2)] };
    expect(sharesIn(reason)).toEqual(near(10, 4.5));
    expect(sharesIn({ ...reason, found: 13 })).toEqual(near(10, 1.5));
  });

  it.each([
    ['a sum that does not count the ingredient', { found: 7, counted: [counts('b', 2)] }],
    ['an ingredient without weight', { found: 7, counted: [counts('a')] }],
    ['a weight of 0', { found: 7, counted: [counts('a', 0)] }],
    ['a row without a sum', { counted: [counts('a', 2)] }],
  ])('are the limit alone for %s', (_, more) => {
    expect(sharesIn({ limit: 10, unit: '%', ...more })).toEqual(near(10));
  });

  it('are none for a limit in another unit, and for a row without limit', () => {
    expect(sharesIn({ limit: 10, unit: 'mg/kg' }, { unit: '%', found: 7 })).toEqual([]);
  });

  it('are those of all reasons of all classes', () => {
    const [one, two, three] = [1, 2, 3].map((limit) => ({ limit, unit: '%' }));
    expect(likelyShares([outcome(one ?? {}, two ?? {}), outcome(three ?? {})], 'a', 0)).toEqual(near(1, 2, 3));
  });
});
