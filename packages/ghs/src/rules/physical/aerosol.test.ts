import { inWords } from '@gosds/phrases/in-words';
import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { Ingredient } from '../../mixture.ts';
import type { PhysicalTest } from '../../physical-test.ts';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const aerosols = 'Aerosols';
const open = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
type Found = { readonly flammable: number; readonly heat?: number; readonly tests?: readonly PhysicalTest[] };

const mixture = ({ flammable, heat, tests }: Found) =>
  mixtureOf([ingredient(flammable, ['Flam. Gas 1A H220']), ingredient(100 - flammable, [])], {
    physicalState: 'aerosol',
    properties: heat === undefined ? {} : { heatOfCombustion: { min: heat, max: heat } },
    ...(tests ? { testResults: tests } : {}),
  });

const verdict = (found: Found) => {
  const { status, hazards, reasons, missing } = outcomeOf(mixture(found), aerosols);
  return { status, hazards: hazards.map(({ code, hCode }) => `${code} ${hCode}`), row: reasons[0]?.ruleId, missing };
};
const first = ['Aerosol 1 H222', 'Aerosol 1 H229'];
const second = ['Aerosol 2 H223', 'Aerosol 2 H229'];
const third = ['Aerosol 3 H229'];

const spray = (ignitionDistanceCm: number, more: object = {}): readonly PhysicalTest[] => [
  { test: 'aerosol-spray', source: 'report', ignitionDistanceCm, ...more },
];
const foam = (flameHeightCm: number, flameDurationS: number): readonly PhysicalTest[] => [
  { test: 'aerosol-foam', source: 'report', flameHeightCm, flameDurationS },
];

describe('aerosols, CLP Annex I, 2.3.2 and Figure 2.3.1', () => {
  it.each([
    { flammable: 85, heat: 30, hazards: first, row: 'aerosol.1-content' },
    { flammable: 84.9999, heat: 30, hazards: first, row: 'aerosol.1-not-tested' },
    { flammable: 85, heat: 29.9, hazards: first, row: 'aerosol.1-not-tested' },
    { flammable: 1.0001, heat: 5, hazards: first, row: 'aerosol.1-not-tested' },
    { flammable: 1, heat: 19.9, hazards: third, row: 'aerosol.3-content' },
    { flammable: 1, heat: 20, hazards: first, row: 'aerosol.1-not-tested' },
    { flammable: 0, heat: 0, hazards: third, row: 'aerosol.3-content' },
  ])('without a test $flammable % and $heat kJ/g decide by $row', ({ flammable, heat, hazards, row }) => {
    expect(verdict({ flammable, heat })).toEqual({ status: 'classified', hazards, row, missing: [] });
  });

  it.each([
    { distance: 75, heat: 5, hazards: first, row: 'aerosol.1-distance' },
    { distance: 74.9, heat: 20, hazards: second, row: 'aerosol.2-heat' },
    { distance: 15, heat: 19.9, hazards: second, row: 'aerosol.2-distance' },
    { distance: 0, heat: 25, hazards: second, row: 'aerosol.2-heat' },
  ])('a spray that ignites at $distance cm with $heat kJ/g is met by $row', ({ distance, heat, hazards, row }) => {
    const found = verdict({ flammable: 50, heat, tests: spray(distance) });
    expect(found).toEqual({ status: 'classified', hazards, row, missing: [] });
  });

  it.each([
    { space: { timeEquivalentSPerM3: 300 }, hazards: second, row: 'aerosol.2-enclosed-time' },
    { space: { timeEquivalentSPerM3: 300.1 }, hazards: third, row: 'aerosol.3-spray' },
    { space: { deflagrationDensityGPerM3: 300 }, hazards: second, row: 'aerosol.2-enclosed-density' },
    { space: { deflagrationDensityGPerM3: 300.1 }, hazards: third, row: 'aerosol.3-spray' },
  ])('a spray that does not ignite at 15 cm: $space decides by $row', ({ space, hazards, row }) => {
    const found = verdict({ flammable: 50, heat: 10, tests: spray(14.9, space) });
    expect(found).toEqual({ status: 'classified', hazards, row, missing: [] });
  });

  it.each([
    { height: 20, duration: 2, hazards: first, row: 'aerosol.1-foam-height' },
    { height: 19.9, duration: 6.9, hazards: second, row: 'aerosol.2-foam' },
    { height: 4, duration: 7, hazards: first, row: 'aerosol.1-foam-duration' },
    { height: 20, duration: 1.9, hazards: third, row: 'aerosol.3-foam' },
    { height: 4, duration: 2, hazards: second, row: 'aerosol.2-foam' },
    { height: 3.9, duration: 60, hazards: third, row: 'aerosol.3-foam' },
  ])('a foam with a flame of $height cm for $duration s is met by $row', ({ height, duration, hazards, row }) => {
    const found = verdict({ flammable: 50, heat: 10, tests: foam(height, duration) });
    expect(found).toEqual({ status: 'classified', hazards, row, missing: [] });
  });

  it('takes the worst of several tests and leaves on record what stood without them', () => {
    const found = outcomeOf(
      mixture({ flammable: 50, heat: 10, tests: [...spray(0, { timeEquivalentSPerM3: 500 }), ...foam(4, 2)] }),
      aerosols,
    );
    expect(found.hazards[0]?.code).toBe('Aerosol 2');
    expect(found.testData).toMatchObject({
      source: 'report',
      calculated: [{ code: 'Aerosol 1' }, { code: 'Aerosol 1' }],
    });
  });

  it('asks for what the tests do not tell', () => {
    const heat = 'chemical heat of combustion of 0 Flam. Gas 1A H220 at 50, 1 water at 50';
    expect(inWords(verdict({ flammable: 50, tests: spray(0) }))).toEqual({
      status: 'incomplete',
      hazards: third,
      row: 'aerosol.3-spray',
      missing: ['enclosed space ignition test', heat],
    });
    expect(verdict({ flammable: 50, tests: spray(20) }).missing).toEqual([]);
    expect(verdict({ flammable: 90, tests: spray(20) }).missing).toHaveLength(1);
    expect(inWords(verdict({ flammable: 1 }).missing)).toEqual([
      heat.replace('at 50, 1 water at 50', 'at 1, 1 water at 99'),
    ]);
  });

  it('adds up the heat of its ingredients by mass and shows it', () => {
    const burning = (share: number, heatOfCombustion: number, notations: readonly string[]): Ingredient =>
      ingredient(share, notations, { heatOfCombustion });
    const of = (hot: number) =>
      outcomeOf(
        mixtureOf([burning(hot, 40, ['Flam. Gas 1A H220']), burning(100 - hot, 0, [])], { physicalState: 'aerosol' }),
        aerosols,
      ).reasons;
    expect(of(90).map(({ ruleId }) => ruleId)).toEqual(['aerosol.1-content', 'aerosol.heat']);
    expect(inEnglish(of(90)[1]?.summary ?? '')).toBe('Chemical heat of combustion 36 kJ/g');
    expect(of(86)[0]?.ruleId).toBe('aerosol.1-content');
  });

  it('reads `< 20` as below 20 and `> 20` as at least that', () => {
    const row = (heatOfCombustion: { readonly min: number; readonly max: number }) =>
      outcomeOf({ ...mixture({ flammable: 1 }), properties: { heatOfCombustion } }, aerosols).reasons[0]?.ruleId;
    expect(row({ ...open, max: 20 })).toBe('aerosol.3-content');
    expect(row({ ...open, min: 20 })).toBe('aerosol.1-not-tested');
    expect(row({ min: 10, max: 20 })).toBe('aerosol.1-not-tested');
  });

  it('names ingredients that nobody has classified', () => {
    const unknown = mixtureOf([ingredient(100, [], { name: 'x', hazards: 'not-assessed', heatOfCombustion: 1 })], {
      physicalState: 'aerosol',
    });
    expect(outcomeOf(unknown, aerosols)).toMatchObject({ status: 'incomplete', missing: ['0 x'] });
  });

  it('has no statement on the pressure where the law is older than that', () => {
    expect(outcomeOf(mixture({ flammable: 50, heat: 10 }), aerosols, 'us-2012').hazards).toEqual([
      { code: 'Aerosol 1', hCode: 'H222' },
    ]);
  });

  it('does not apply to liquids, nor do the classes it takes the place of to aerosols', () => {
    const liquid = {
      ...mixture({ flammable: 50 }),
      physicalState: 'liquid' as const,
      properties: { flashPointC: open },
    };
    expect(outcomeOf(liquid, aerosols).reasons[0]?.ruleId).toBe('physical.3.state');
    expect(outcomeOf(mixture({ flammable: 50 }), 'Gases under pressure').reasons[0]?.ruleId).toBe('physical.5.state');
  });
});
