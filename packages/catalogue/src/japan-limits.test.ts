import { describe, expect, it } from 'vitest';
import { findByCas } from './catalogue.ts';
import { limitedBy } from './testing/limited-by.ts';

const limitsOf = (cas: string, list: string) =>
  findByCas(cas)?.exposureLimits.filter(({ source }) => source === list) ?? [];

describe.each([
  ['japan-control', 'Japan control concentration', 130],
  ['japan-standards', 'Japan concentration standard', 140],
])('%s', (source, list, min) => {
  const limited = limitedBy(source);

  it('belongs to substances of the catalogue, and to Japan', () => {
    expect(limited.length).toBeGreaterThanOrEqual(min);
    for (const cas of limited) {
      expect([cas, limitsOf(cas, source).map((each) => `${each.country} ${each.list}`)]).toEqual([cas, [`JP ${list}`]]);
    }
  });

  it('counts gases and vapours in ppm or particles in mg/m3, and no short term below the day', () => {
    for (const cas of limited) {
      for (const { twaPpm, twaMgM3, stelPpm, stelMgM3, ceilingPpm, ceilingMgM3 } of limitsOf(cas, source)) {
        const inPpm = twaPpm !== undefined || stelPpm !== undefined;
        const inMilligrams = twaMgM3 !== undefined || stelMgM3 !== undefined;
        expect([cas, inPpm !== inMilligrams, ceilingPpm, ceilingMgM3]).toEqual([cas, true, undefined, undefined]);
        const day = twaPpm ?? twaMgM3 ?? 0;
        expect([cas, (stelPpm ?? stelMgM3 ?? Infinity) > day]).toEqual([cas, true]);
      }
    }
  });
});

describe('the limits of Japan', () => {
  it('reads the control concentration of a solvent and of a metal by its element', () => {
    expect(limitsOf('108-88-3', 'japan-control')).toEqual([
      { country: 'JP', list: 'Japan control concentration', source: 'japan-control', twaPpm: 20 },
    ]);
    expect(limitsOf('7786-81-4', 'japan-control')).toMatchObject([{ twaMgM3: 0.1, notation: 'as Ni' }]);
  });

  it('reads the concentration standard of the day and of the short term alone', () => {
    expect(limitsOf('108-05-4', 'japan-standards')).toMatchObject([{ twaPpm: 10, stelPpm: 15 }]);
    expect(limitsOf('64-19-7', 'japan-standards')).toEqual([
      { country: 'JP', list: 'Japan concentration standard', source: 'japan-standards', stelPpm: 15 },
    ]);
  });

  it('has no substance under both: what has a control concentration needs no standard', () => {
    expect(limitedBy('japan-control').filter((cas) => limitedBy('japan-standards').includes(cas))).toEqual([]);
  });
});
