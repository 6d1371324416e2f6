import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideWidth } from './column-widths.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('widths of columns', () => {
  it('let every cell stand on one line where there is room, and share what is left', () => {
    expect(
      divideWidth(100, [
        { min: 5, full: 20, share: 1 },
        { min: 5, full: 40, share: 3 },
      ]),
    ).toEqual([30, 70]);
  });

  it('keep the widest word of a column whole against its share', () => {
    const [narrow = 0, wide = 0] = divideWidth(100, [
      { min: 40, full: 90, share: 1 },
      { min: 10, full: 300, share: 9 },
    ]);
    expect(narrow).toBeCloseTo(40, 3);
    expect(wide).toBeCloseTo(60, 3);
  });

  it('take from the widest words first where not all can stay whole', () => {
    expect(
      divideWidth(100, [
        { min: 20, full: 20, share: 1 },
        { min: 90, full: 90, share: 1 },
        { min: 200, full: 300, share: 1 },
      ]),
    ).toEqual([20, 40, 40]);
  });

  it('always add up to the page, and are never less than the widest word while all words have room', () => {
    const demand = fc.record({
      min: fc.integer({ min: 1, max: 200 }),
      more: fc.integer({ min: 0, max: 400 }),
      share: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(demand, { minLength: 1, maxLength: 12 }), (columns) => {
        const demands = columns.map(({ min, more, share }) => ({ min, full: min + more, share }));
        const widths = divideWidth(500, demands);
        expect(sum(widths)).toBeCloseTo(500, 3);
        if (sum(demands.map(({ min }) => min)) > 500) return;
        for (const [index, width] of widths.entries())
          expect(width).toBeGreaterThanOrEqual(demands[index]!.min - 0.001);
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
