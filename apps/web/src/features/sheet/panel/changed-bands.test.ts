import { describe, expect, it } from 'vitest';
import { changedBands } from './changed-bands.ts';

const width = 4;
const rows = 100;

/** A white page with black rows. */
function page(...black: readonly number[]): Uint8ClampedArray {
  const points = new Uint8ClampedArray(width * rows * 4).fill(255);
  for (const row of black) points.fill(0, row * width * 4, (row + 1) * width * 4);
  return points;
}

describe('what changed on a page', () => {
  it('is nothing where the pictures are alike', () => {
    expect(changedBands(page(10), page(10), width)).toEqual([]);
  });

  it('is a band for each line, with rows that lie close in one', () => {
    expect(changedBands(page(10, 13), page(50), width)).toEqual([
      { top: 0.1, bottom: 0.14 },
      { top: 0.5, bottom: 0.51 },
    ]);
  });

  it('leaves out what no eye sees', () => {
    const faint = page();
    faint.fill(240, 0, 16);
    expect(changedBands(page(), faint, width)).toEqual([]);
  });
});
