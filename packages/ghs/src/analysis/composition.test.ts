import { describe, expect, it } from 'vitest';
import { exactly, percent } from '../concentration.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { hazard } from '../hazard.ts';
import { compositionOf, hasSameSubstances, isBetween, isSameRatio, isSameShare, severityIn } from './composition.ts';

const part = (id: string, share: number, hazards: Ingredient['hazards'] = []): Ingredient => ({
  ...{ id, name: id, concentration: exactly(percent(share)), hazards },
});
const mixture = (...ingredients: readonly Ingredient[]): Mixture => ({
  ...{ physicalState: 'liquid', properties: {}, ingredients },
});
const composed = (...shares: readonly number[]) =>
  compositionOf(mixture(...shares.map((share, at) => part(`substance ${at}`, share))));

describe('compositions that are compared', () => {
  it.each([
    [10.0049, true],
    [10.005, true],
    [10.0051, false],
    [9.995, true],
    [9.9949, false],
  ])('10 %% and %s %% are the same when rounded to two decimals: %s', (share, expected) => {
    expect(isSameShare(exactly(percent(10)), exactly(percent(share)))).toBe(expected);
  });

  it('are the same only at both ends of a range', () => {
    const range = (lower: number, upper: number) => ({ lower: percent(lower), upper: percent(upper) });
    expect(isSameShare(range(5, 10), range(5, 10))).toBe(true);
    expect(isSameShare(range(5, 10), range(6, 10))).toBe(false);
    expect(isSameShare(range(5, 10), range(5, 11))).toBe(false);
  });

  it.each([
    [4.9949, false],
    [4.995, true],
    [7, true],
    [10.005, true],
    [10.0051, false],
  ])('%s %% lies between 10 and 5 %%: %s', (share, expected) => {
    const [high, low] = [exactly(percent(10)), exactly(percent(5))];
    expect(isBetween(exactly(percent(share)), high, low)).toBe(expected);
    expect(isBetween(exactly(percent(share)), low, high)).toBe(expected);
  });

  it('have the same proportions at any total', () => {
    expect(isSameRatio(composed(20, 10), composed(40, 20))).toBe(true);
    expect(isSameRatio(composed(20, 10), composed(40, 21))).toBe(false);
  });

  it('have the same substances, whatever their order, and no further one', () => {
    expect(hasSameSubstances(composed(20, 10), composed(10, 20))).toBe(true);
    expect(hasSameSubstances(composed(20, 10), composed(20))).toBe(false);
    expect(hasSameSubstances(composed(20), composed(20, 10))).toBe(false);
    expect(isSameRatio(composed(20, 10), composed(20))).toBe(false);
    expect(isSameRatio(composed(20), composed(20, 0)), 'with a trace of another').toBe(false);
  });

  it('have the same proportions only if every substance has them, at both ends of its range', () => {
    expect(isSameRatio(composed(20, 10, 10), composed(40, 25, 15))).toBe(false);
    const ranged = (...uppers: readonly number[]) =>
      compositionOf(
        mixture(
          ...uppers.map((upper, at) => ({
            ...part(`substance ${at}`, 5),
            concentration: { lower: percent(5), upper: percent(upper) },
          })),
        ),
      );
    expect(isSameRatio(ranged(20, 10), ranged(20, 10))).toBe(true);
    expect(isSameRatio(ranged(20, 10), ranged(10, 20))).toBe(false);
  });

  it('leave out a substance if asked, and none if not', () => {
    const both = mixture(part('a', 20), part('b', 10));
    expect([...compositionOf(both).values()].map(({ id }) => id)).toEqual(['a', 'b']);
    const [first = ''] = compositionOf(both).keys();
    expect([...compositionOf(both, [first]).values()].map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the severity of an ingredient in a class', () => {
  const skin = 'Skin corrosion/irritation';

  it('is that of the most severe category of the class', () => {
    const both = part('a', 1, [hazard('Skin Irrit. 2 H315'), hazard('Eye Dam. 1 H318')]);
    expect(severityIn(both, skin)).toBe(2);
    expect(severityIn(part('a', 1, [hazard('Eye Dam. 1 H318')]), skin)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is not known if nobody assessed the ingredient', () => {
    expect(severityIn(part('a', 1, 'not-assessed'), skin)).toBeUndefined();
  });
});
