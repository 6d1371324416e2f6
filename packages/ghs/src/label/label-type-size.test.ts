import { describe, expect, it } from 'vitest';
import { labelRegimeIds } from '../jurisdiction-id.ts';
import { labelTypeSize } from './label-type-size.ts';

const rows = [
  [0.5, 1.2],
  [0.5001, 1.4],
  [3, 1.4],
  [3.001, 1.8],
  [50, 1.8],
  [50.001, 2],
  [1000, 2],
] as const;

describe('height of letters, CLP Annex I, Table 1.3 as amended by Regulation (EU) 2024/2865', () => {
  it.each(rows)('%s l: a small x of %s mm from 2028 on', (litres, xHeightMm) => {
    const { min, future } = labelTypeSize(litres, 'eu', '2028-01-01');
    expect(min).toEqual({ xHeightMm, paragraph: 'CLP Annex I, Table 1.3, as amended by Regulation (EU) 2024/2865' });
    expect(future).toBeUndefined();
  });

  it.each(rows)('%s l: until then readable at 1.2 mm, with %s mm to come', (litres, xHeightMm) => {
    const { min, future } = labelTypeSize(litres, 'eu', '2027-12-31');
    expect(min).toEqual({ xHeightMm: 1.2, paragraph: 'CLP Art. 31(3)' });
    expect(future).toMatchObject({ xHeightMm, appliesFrom: '2028-01-01' });
  });

  it('is not law outside the Union, Great Britain included', () => {
    for (const market of labelRegimeIds.filter((id) => id !== 'eu')) {
      expect(labelTypeSize(200, market, '2029-01-01')).toMatchObject({ min: { xHeightMm: 1.2 }, future: undefined });
    }
  });

  it('refuses what is not a capacity', () => {
    expect(() => labelTypeSize(0, 'eu', '2026-11-21')).toThrow(RangeError);
    expect(() => labelTypeSize(Number.NaN, 'eu', '2026-11-21')).toThrow(RangeError);
  });
});
