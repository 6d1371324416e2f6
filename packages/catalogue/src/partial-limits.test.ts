import type { ExposureLimit } from '@gosds/sheet/substance';
import { describe, expect, it } from 'vitest';
import { findByCas } from './catalogue.ts';
import { compiledLimits } from './generated/compiled-limits.ts';

/** Countries whose lists are incomplete here. */
const partial = ['DE', 'FR', 'IT'];

const entriesOf = (countries: readonly string[]) =>
  compiledLimits.flatMap(({ cas, limits }) =>
    limits
      .filter(({ country }) => countries.includes(country))
      .map(({ country, source, notation }) => [country, source, cas, notation] as const),
  );

const entries = entriesOf(partial);

const limitsOf = (cas: string, country: string) =>
  findByCas(cas)?.exposureLimits.filter((limit) => limit.country === country) ?? [];

/** Molar volume in litres at 20 °C and 101.3 kPa, which the lists use for mg/m3. */
const molarVolume = 24.05;

const values = ['twaMgM3', 'twaPpm', 'stelMgM3', 'stelPpm'] as const;

const isRespirable = ({ notation = '' }: ExposureLimit): boolean => notation.includes('respirable');

/** True if the national limit exceeds the Union's limit for the same fraction by more than rounding. */
const isAbove = (national: ExposureLimit, union: ExposureLimit): boolean =>
  isRespirable(national) === isRespirable(union) &&
  values.some((each) => (national[each] ?? 0) > (union[each] ?? Infinity) * 1.06);

describe('the lists that are held in part', () => {
  it('limit substances of the catalogue, once each and of each fraction, in their own country', () => {
    const keys = entries.map(([country, , cas, notation = '']) => `${country} ${cas} ${notation}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    for (const [country, source, cas] of entries) {
      const sources = new Set(limitsOf(cas, country).map((limit) => limit.source));
      expect([cas, [...sources]]).toEqual([cas, [source]]);
    }
  });

  it.each([
    ['FR', '108-88-3', { twaMgM3: 76.8, twaPpm: 20, stelMgM3: 384, stelPpm: 100, notation: 'skin' }],
    ['FR', '109-99-9', { twaMgM3: 150, twaPpm: 50, stelMgM3: 300, stelPpm: 100, notation: 'skin' }],
    ['FR', '7647-01-0', { stelMgM3: 7.6, stelPpm: 5 }],
    ['FR', '7775-11-3', { twaMgM3: 0.001, stelMgM3: 0.005, notation: 'as Cr, skin' }],
    ['IT', '75-05-8', { twaMgM3: 35, twaPpm: 20, notation: 'skin' }],
    ['IT', '110-82-7', { twaMgM3: 350, twaPpm: 100 }],
    ['IT', '123-86-4', { twaMgM3: 241, twaPpm: 50, stelMgM3: 723, stelPpm: 150 }],
    ['IT', '75-09-2', { twaMgM3: 175, twaPpm: 50, stelMgM3: 353, stelPpm: 100, notation: 'skin' }],
    ['IT', '7580-67-8', { stelMgM3: 0.02, notation: 'inhalable' }],
    ['IT', '71-43-2', { twaMgM3: 0.66, twaPpm: 0.2, notation: 'skin', list: 'D.Lgs. 81/2008, all. XLIII' }],
    ['DE', '67-63-0', { twaMgM3: 500, twaPpm: 200, peak: { factor: 2, category: 'II' } }],
    ['DE', '67-64-1', { twaMgM3: 1200, twaPpm: 500, peak: { factor: 2, category: 'I' } }],
    ['BR', '67-64-1', { twaMgM3: 1870, twaPpm: 780 }],
    ['BR', '71-36-3', { ceilingMgM3: 115, ceilingPpm: 40, notation: 'skin' }],
    ['BR', '106-42-3', { twaMgM3: 340, twaPpm: 78, notation: 'skin' }],
    ['BR', '7664-39-3', { twaMgM3: 1.5, twaPpm: 2.5 }],
    ['ES', '71-43-2', { twaMgM3: 0.66, twaPpm: 0.2, notation: 'skin' }],
    ['ES', '7778-50-9', { twaMgM3: 0.005, notation: 'as Cr' }],
    ['ES', '107-21-1', { twaMgM3: 52, stelMgM3: 104, notation: 'skin', superseded: true }],
    ['ES', '593-60-2', { twaMgM3: 2.2, twaPpm: 0.5 }],
    ['CN', '141-78-6', { twaMgM3: 200, stelMgM3: 300, list: 'GBZ 2.1-2007', superseded: true }],
    ['MX', '108-88-3', { twaPpm: 20 }],
    ['MX', '67-64-1', { twaPpm: 500, stelPpm: 750 }],
    ['MX', '124-38-9', { twaPpm: 5000, stelPpm: 30_000 }],
    ['MX', '7647-01-0', { ceilingPpm: 2 }],
    ['MX', '107-21-1', { ceilingMgM3: 100, notation: 'aerosol' }],
    ['MX', '7664-93-9', { twaMgM3: 0.2, notation: 'thoracic' }],
    ['MX', '108-95-2', { twaPpm: 5, notation: 'skin' }],
    ['DE', '79-09-4', { twaMgM3: 31, twaPpm: 10, peak: { factor: 2, category: 'I' } }],
    ['DE', '112-34-5', { twaMgM3: 67, peak: { factor: 1.5, category: 'I' } }],
    ['DE', '110-91-8', { twaPpm: 5, peak: { factor: 1, category: 'I', momentary: 2 }, notation: 'skin' }],
    ['DE', '96-29-7', { twaPpm: 0.3, notation: 'skin, skin sensitisation' }],
  ])('read as their source has them: %s %s', (country, cas, limit) => {
    expect(limitsOf(cas, country)).toMatchObject([limit]);
  });

  it('agree in mg/m3 and ppm, within the rounding of the lists', () => {
    for (const [country, , cas] of entries) {
      const molarMass = findByCas(cas)?.molarMass;
      for (const { twaMgM3, twaPpm } of limitsOf(cas, country)) {
        if (molarMass === undefined || twaMgM3 === undefined || twaPpm === undefined) continue;
        const ratio = (twaPpm * molarMass) / molarVolume / twaMgM3;
        expect([country, cas, ratio > 0.88 && ratio < 1.12]).toEqual([country, cas, true]);
      }
    }
  });

  it('have a short term, where they have one, above the day', () => {
    for (const [country, , cas] of entries) {
      for (const { twaMgM3 = 0, stelMgM3 = Infinity, twaPpm = 0, stelPpm = Infinity } of limitsOf(cas, country)) {
        expect([country, cas, stelMgM3 >= twaMgM3 && stelPpm >= twaPpm]).toEqual([country, cas, true]);
      }
    }
  });

  it('hold nothing that the Union has lowered since their edition', () => {
    const above = entriesOf([...partial, 'ES']).filter(([country, , cas]) =>
      limitsOf(cas, country).some((national) => limitsOf(cas, 'EU').some((union) => isAbove(national, union))),
    );
    expect(above).toEqual([]);
  });

  it('leave a substance that they do not name without a limit', () => {
    expect(limitsOf('71-43-2', 'FR')).toEqual([]);
    expect(limitsOf('67-63-0', 'IT')).toEqual([]);
    expect(limitsOf('108-88-3', 'DE')).toEqual([]);
  });
});
