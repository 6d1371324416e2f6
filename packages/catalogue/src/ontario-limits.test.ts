import { describe, expect, it } from 'vitest';
import { findByCas } from './catalogue.ts';
import { limitedBy } from './testing/limited-by.ts';
import { hasReference, readRows } from './testing/reference-files.ts';

const limited = limitedBy('ontario');

/** Reads value and unit of a limit in the list's format. */
const read = (text = ''): readonly (number | undefined)[] => {
  const [, number, unit] = /^([\d.]+) (ppm|mg\/m3)$/.exec(text) ?? [];
  return unit === 'ppm' ? [undefined, Number(number)] : [number === undefined ? undefined : Number(number), undefined];
};

describe('the limits of Ontario', () => {
  it('belong to substances of the catalogue, and to Canada', () => {
    for (const cas of limited) {
      const found = findByCas(cas)?.exposureLimits.find(({ source }) => source === 'ontario');
      expect([cas, found?.country, found?.list]).toEqual([cas, 'CA', 'Ontario Regulation 833']);
    }
  });

  it('reads day, short term, ceiling and skin', () => {
    expect(findByCas('67-56-1')?.exposureLimits).toContainEqual({
      country: 'CA',
      list: 'Ontario Regulation 833',
      source: 'ontario',
      twaPpm: 200,
      stelPpm: 250,
      notation: 'skin',
    });
    expect(findByCas('1310-73-2')?.exposureLimits).toContainEqual(
      expect.objectContaining({ source: 'ontario', ceilingMgM3: 2 }),
    );
  });

  it('hold for the air above a solution that gives off the gas', () => {
    const limits = findByCas('1336-21-6')?.exposureLimits ?? [];
    expect(limits).toContainEqual(
      expect.objectContaining({ source: 'ontario', twaPpm: 25, stelPpm: 35, notation: 'as NH3' }),
    );
    expect(limits).toContainEqual(expect.objectContaining({ source: 'osha-z1', twaPpm: 50, notation: 'as NH3' }));
    expect(findByCas('7664-41-7')?.exposureLimits).toContainEqual(expect.not.objectContaining({ notation: 'as NH3' }));
  });

  it.skipIf(!hasReference)('are those of the list, to the number', () => {
    const rows = readRows('exposure_limits/ontario_oel.tsv');
    for (const cas of limited) {
      const limit = findByCas(cas)?.exposureLimits.find(({ source }) => source === 'ontario');
      const ours = [
        [limit?.twaMgM3, limit?.twaPpm],
        [limit?.stelMgM3, limit?.stelPpm],
        [limit?.ceilingMgM3, limit?.ceilingPpm],
        limit?.notation,
      ];
      const theirs = rows
        .filter((row) => row['CASRN']?.split('; ').includes(cas))
        .map((row) => [
          read(row['Time-Weighted Average Limit (TWA)']),
          read(row['Short-Term Exposure Limit (STEL)']),
          read(row['Ceiling Limit (C)']),
          row['Notations'] === 'Skin' ? 'skin' : undefined,
        ]);
      expect([cas, theirs]).toEqual([cas, expect.arrayContaining([ours])]);
    }
  });
});
