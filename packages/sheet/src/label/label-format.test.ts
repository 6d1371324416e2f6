import { describe, expect, it } from 'vitest';
import { labelFormat } from './label-format.ts';

const date = '2026-11-21';

describe('the format of a label', () => {
  it.each([
    [3, 74, 52],
    [3.01, 105, 74],
    [50.1, 148, 105],
    [501, 210, 148],
  ])('of %s l is that of its class, %s x %s mm', (capacityLitres, widthMm, heightMm) => {
    expect(labelFormat({ capacityLitres, market: 'eu', date })).toMatchObject({
      status: 'found',
      format: { widthMm, heightMm },
    });
  });

  it.each([
    { widthMm: 105, heightMm: 74, status: 'found' },
    { widthMm: 74, heightMm: 105, status: 'found' },
    { widthMm: 105, heightMm: 73.9, status: 'below-minimum', min: { widthMm: 105, heightMm: 74 } },
    { widthMm: 104.9, heightMm: 200, status: 'found' },
    { widthMm: 73.9, heightMm: 200, status: 'below-minimum', min: { widthMm: 74, heightMm: 105 } },
    { widthMm: 74, heightMm: 104.9, status: 'below-minimum', min: { widthMm: 74, heightMm: 105 } },
  ])('of one’s own for 5 l, $widthMm x $heightMm mm: $status', ({ widthMm, heightMm, ...expected }) => {
    const size = { widthMm, heightMm };
    expect(labelFormat({ capacityLitres: 5, size, market: 'gb', date })).toMatchObject(expected);
  });

  it('may be smaller where the law asks for it only if possible, and where no law sets it', () => {
    const size = { widthMm: 40, heightMm: 30 };
    expect(labelFormat({ capacityLitres: 3, size, market: 'eu', date }).status).toBe('found');
    expect(labelFormat({ capacityLitres: 200, size, market: 'us', date }).status).toBe('found');
    expect(labelFormat({ capacityLitres: 200, size, market: 'eu', date }).status).toBe('below-minimum');
  });

  it('aims at the letters of the law to come, until that law applies', () => {
    const format = (on: string) => labelFormat({ capacityLitres: 5, market: 'eu', date: on });
    expect(format(date)).toMatchObject({ format: { xHeightMm: { min: 1.2, aim: 1.8 }, future: { xHeightMm: 1.8 } } });
    expect(format('2028-01-01')).toMatchObject({ format: { xHeightMm: { min: 1.8, aim: 1.8 } } });
  });
});
