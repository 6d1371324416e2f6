import { describe, expect, it } from 'vitest';
import { findByCas } from './catalogue.ts';
import { limitedBy } from './testing/limited-by.ts';

const limitsOf = (cas: string) => findByCas(cas)?.exposureLimits.filter(({ source }) => source === 'korea') ?? [];

const limited = limitedBy('korea');

const rows = limited.flatMap((cas) => limitsOf(cas).map((limit) => ({ cas, limit })));

describe('the limits of Korea', () => {
  it('belong to substances of the catalogue, and to Korea', () => {
    expect(limited.length).toBeGreaterThan(430);
    expect(new Set(rows.map(({ limit }) => `${limit.country} ${limit.list}`))).toEqual(
      new Set(['KR Korea Notice 2020-48']),
    );
    expect(limited.filter((cas) => findByCas(cas) && limitsOf(cas).length === 0)).toEqual([]);
  });

  it('reads day, short term, highest limit, remark, and the two entries of an oxide', () => {
    expect(limitsOf('67-64-1')).toEqual([
      { country: 'KR', list: 'Korea Notice 2020-48', source: 'korea', twaPpm: 500, stelPpm: 750 },
    ]);
    expect(limitsOf('71-43-2')).toMatchObject([{ twaPpm: 0.5, stelPpm: 2.5, notation: 'skin' }]);
    expect(limitsOf('1310-73-2')).toMatchObject([{ ceilingMgM3: 2 }]);
    expect(limitsOf('7664-39-3')).toMatchObject([{ twaPpm: 0.5, ceilingPpm: 3, notation: 'as F, skin' }]);
    expect(limitsOf('1314-13-2')).toMatchObject([
      { twaMgM3: 2, notation: 'respirable' },
      { twaMgM3: 5, stelMgM3: 10 },
    ]);
  });

  it('counts gases and vapours in ppm or dust and mist in mg/m3, never both', () => {
    for (const { cas, limit } of rows) {
      const inPpm = [limit.twaPpm, limit.stelPpm, limit.ceilingPpm].some((value) => value !== undefined);
      const inMilligrams = [limit.twaMgM3, limit.stelMgM3, limit.ceilingMgM3].some((value) => value !== undefined);
      expect([cas, inPpm !== inMilligrams]).toEqual([cas, true]);
    }
  });

  it('have a short term or a highest limit above the day', () => {
    for (const { cas, limit } of rows) {
      const day = limit.twaPpm ?? limit.twaMgM3 ?? 0;
      const above = [limit.stelPpm, limit.stelMgM3, limit.ceilingPpm, limit.ceilingMgM3].filter(
        (each) => each !== undefined,
      );
      expect([cas, above.every((value) => value > day)]).toEqual([cas, true]);
    }
  });
});
