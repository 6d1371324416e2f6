import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceWidths, wrappedLines } from './balanced-widths.ts';

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('balancing the columns of a table', () => {
  it('gives a column the room in which its cells stand on one line', () => {
    const rows = Array.from({ length: 10 }, () => [[60, 57], [40]]);
    const [first = 0, second = 0] = balanceWidths([100, 100], { rows, min: [40, 30], padding: 9, space: 3 });
    expect(first).toBeGreaterThan(130);
    expect(second).toBeGreaterThan(49);
  });

  it.each([
    { stretches: [], lines: 1 },
    { stretches: [100], lines: 1 },
    { stretches: [50, 47], lines: 1 },
    { stretches: [50, 48], lines: 2 },
    { stretches: [60, 60, 60], lines: 3 },
    { stretches: [250], lines: 3 },
    { stretches: [10, 250, 10], lines: 4 },
  ])('counts $lines lines of $stretches in 100 points', ({ stretches, lines }) => {
    expect(wrappedLines(stretches, { room: 100, space: 3 })).toBeGreaterThanOrEqual(lines);
    expect(wrappedLines(stretches, { room: 100, space: 3 })).toBeLessThanOrEqual(lines + 1);
  });

  it('leaves widths alone that cannot be bettered', () => {
    expect(balanceWidths([100, 100], { rows: [[[50], [50]]], min: [10, 10], padding: 9, space: 3 })).toEqual([
      100, 100,
    ]);
  });

  it('keeps the sum, and no column falls below its widest word', () => {
    const cell = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 12 });
    const row = fc.array(cell, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const min = [60, 40, 80, 30];
        const widths = balanceWidths([125, 125, 125, 125], { rows, min, padding: 9, space: 3 });
        expect(sum(widths)).toBeCloseTo(500, 6);
        for (const [column, width] of widths.entries()) expect(width).toBeGreaterThanOrEqual(min[column]!);
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});
