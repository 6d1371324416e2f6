import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelGrid, labelPages } from './label-grid.ts';

describe('labels on a paper', () => {
  it.each([
    // 210 = 2 x 5 + 2 x 95 + 10
    { widthMm: 95, heightMm: 130, marginMm: 5, gapMm: 10, columns: 2 },
    { widthMm: 95.01, heightMm: 130, marginMm: 5, gapMm: 10, columns: 1 },
    { widthMm: 95, heightMm: 130, marginMm: 5.01, gapMm: 10, columns: 1 },
    { widthMm: 95, heightMm: 130, marginMm: 5, gapMm: 10.01, columns: 1 },
  ])('$widthMm mm wide, $marginMm mm margin, $gapMm mm gap: $columns columns upright', (given) => {
    const grid = labelGrid(given, { paper: 'a4', ...given });
    expect(grid.widthMm).toBe(210);
    expect(grid.columns).toBe(given.columns);
  });

  it('stand in the middle, in the order of reading', () => {
    const grid = labelGrid({ widthMm: 95, heightMm: 130 }, { paper: 'a4', marginMm: 5, gapMm: 5 });
    expect(grid.places).toEqual([
      [7.5, 16],
      [107.5, 16],
      [7.5, 151],
      [107.5, 151],
    ]);
  });

  it('lie across where more of them fit so', () => {
    const upright = labelGrid({ widthMm: 105, heightMm: 74 }, { paper: 'a4', marginMm: 0, gapMm: 0 });
    expect([upright.widthMm, upright.places.length]).toEqual([210, 8]);
    const across = labelGrid({ widthMm: 90, heightMm: 100 }, { paper: 'a4', marginMm: 5, gapMm: 0 });
    expect([across.widthMm, across.columns, across.rows]).toEqual([297, 3, 2]);
  });

  it('are none where not one fits', () => {
    expect(labelGrid({ widthMm: 300, heightMm: 74 }, { paper: 'a4', marginMm: 5, gapMm: 3 }).places).toEqual([]);
    expect(
      labelPages(labelGrid({ widthMm: 300, heightMm: 74 }, { paper: 'a4', marginMm: 5, gapMm: 3 }), {
        start: 1,
        count: 3,
      }),
    ).toEqual([]);
  });

  const grids = fc.record({
    paper: fc.constantFrom('a4' as const, 'letter' as const),
    widthMm: fc.integer({ min: 200, max: 1900 }).map((tenths) => tenths / 10),
    heightMm: fc.integer({ min: 200, max: 1900 }).map((tenths) => tenths / 10),
    marginMm: fc.integer({ min: 0, max: 20 }),
    gapMm: fc.integer({ min: 0, max: 20 }),
  });

  it('stay inside the margins and apart by the gap, whatever the sizes', () => {
    fc.assert(
      fc.property(grids, (given) => {
        const { widthMm, heightMm, marginMm, gapMm } = given;
        const grid = labelGrid(given, given);
        for (const [index, [x, y]] of grid.places.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(marginMm - 0.01);
          expect(x + widthMm).toBeLessThanOrEqual(grid.widthMm - marginMm + 0.01);
          expect(y + heightMm).toBeLessThanOrEqual(grid.heightMm - marginMm + 0.01);
          for (const [otherX, otherY] of grid.places.slice(index + 1)) {
            const isApart =
              Math.abs(x - otherX) >= widthMm + gapMm - 0.02 || Math.abs(y - otherY) >= heightMm + gapMm - 0.02;
            expect(isApart).toBe(true);
          }
        }
      }),
      { seed: 20, numRuns: 60 },
    );
  });

  it('are as many as asked, from the place asked', () => {
    const grid = labelGrid({ widthMm: 105, heightMm: 74 }, { paper: 'a4', marginMm: 0, gapMm: 0 });
    expect(labelPages(grid, { start: 1, count: 8 }).map((page) => page.length)).toEqual([8]);
    expect(labelPages(grid, { start: 1, count: 9 }).map((page) => page.length)).toEqual([8, 1]);
    expect(labelPages(grid, { start: 7, count: 4 }).map((page) => page.length)).toEqual([2, 2]);
    expect(labelPages(grid, { start: 3, count: 2 })).toEqual([grid.places.slice(2, 4)]);
    // A start beyond the paper is its last place.
    expect(labelPages(grid, { start: 99, count: 1 })).toEqual([grid.places.slice(7)]);
  });
});
