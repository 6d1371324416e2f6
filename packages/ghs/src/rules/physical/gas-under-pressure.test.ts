import { inEnglish } from '@gosds/phrases/say-message';
import { describe, expect, it } from 'vitest';
import type { Ingredient, PackedGas } from '../../mixture.ts';
import { gas, gasOf } from '../testing/gas-of.ts';
import { decided, ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const pressure = 'Gases under pressure';

describe('gases under pressure, CLP Annex I, Table 2.5.1', () => {
  it.each([
    { packedGas: 'compressed', code: 'Press. Gas (Comp.)', hCode: 'H280' },
    { packedGas: 'liquefied', code: 'Press. Gas (Liq.)', hCode: 'H280' },
    { packedGas: 'dissolved', code: 'Press. Gas (Diss.)', hCode: 'H280' },
    { packedGas: 'refrigerated', code: 'Press. Gas (Ref. Liq.)', hCode: 'H281' },
    { packedGas: 'unpressurised', code: undefined, hCode: undefined },
  ] satisfies readonly { packedGas: PackedGas; code: string | undefined; hCode: string | undefined }[])(
    'packed as $packedGas is $code',
    ({ packedGas, code, hCode }) => {
      const { hazards, reasons } = outcomeOf(gasOf({ nitrogen: 100 }, { properties: { packedGas } }), pressure);
      expect({ code: hazards[0]?.code, hCode: hazards[0]?.hCode }).toEqual({ code, hCode });
      expect(reasons[0]?.ruleId).toBe(`press-gas.${packedGas}`);
    },
  );

  const of = (criticalC: number) =>
    mixtureOf(
      [ingredient(50, [], { name: 'a', gas: { criticalC } }), ingredient(50, [], { name: 'b', gas: { criticalC } })],
      {
        physicalState: 'gas',
      },
    );

  it.each([
    { criticalC: -50.1, code: 'Press. Gas (Comp.)', row: 'press-gas.compressed-by-critical-temperature' },
    { criticalC: -50, code: 'Press. Gas (Comp.)', row: 'press-gas.compressed-by-critical-temperature' },
    { criticalC: -49.9, code: 'Press. Gas (Liq.)', row: 'press-gas.liquefied-by-critical-temperature' },
  ])('with a critical temperature of $criticalC °C is $code', ({ criticalC, code, row }) => {
    expect(decided(of(criticalC), pressure)).toEqual({ code, row });
  });

  it('weighs critical temperatures by mole', () => {
    expect(outcomeOf(gasOf({ carbonDioxide: 40, nitrogen: 60 }), pressure).reasons[0]).toMatchObject({
      ruleId: 'press-gas.compressed-by-critical-temperature',
      found: -75.74,
      limit: -50,
    });
  });

  it.each([
    { nitrogen: 5, code: 'Press. Gas (Comp.)', row: 'press-gas.filled-as-gas' },
    { nitrogen: 4.9999, code: 'Press. Gas', row: 'press-gas.filling-unknown' },
  ])('asks how it is filled where $nitrogen % of the gas stay gaseous', ({ nitrogen, code, row }) => {
    const mixture = gasOf({ carbonDioxide: 100 - nitrogen, nitrogen });
    const { status, hazards, reasons } = outcomeOf(mixture, pressure);
    expect({ status, code: hazards[0]?.code, row: reasons[0]?.ruleId }).toEqual({ status: 'incomplete', code, row });
  });

  it('has the statement, not the group, where a critical temperature is missing', () => {
    const mixture = mixtureOf([gas('nitrogen', 50), ingredient(50, [], { name: 'novel gas' })], {
      physicalState: 'gas',
    });
    const { status, hazards, reasons } = outcomeOf(mixture, pressure);
    expect({ status, hazard: hazards[0] }).toEqual({
      status: 'incomplete',
      hazard: { code: 'Press. Gas', hCode: 'H280' },
    });
    expect(inEnglish(reasons[0]?.summary ?? '')).toContain('no critical temperature is known of 1 novel gas');
  });

  it('keeps the group of a single gas, and finds it where Annex VI leaves it open', () => {
    expect(decided(gasOf({ helium: 100 }), pressure)).toEqual({
      code: 'Press. Gas (Comp.)',
      row: 'physical.5.substance',
    });
    const open = mixtureOf([ingredient(100, ['Press. Gas H280'], { name: 'propane', cas: '74-98-6' })], {
      physicalState: 'gas',
    });
    expect(decided(open, pressure)).toEqual({
      code: 'Press. Gas (Liq.)',
      row: 'press-gas.liquefied-by-critical-temperature',
    });
  });

  it('does not apply to liquids', () => {
    expect(outcomeOf(gasOf({ helium: 100 }, { physicalState: 'liquid' }), pressure).reasons[0]?.ruleId).toBe(
      'physical.5.state',
    );
  });
});

describe('aerosols in laws before the fourth revision, 29 CFR 1910.1200 (2012), App. B.5', () => {
  const spray = (propellant: readonly Ingredient[], packedGas?: PackedGas) =>
    mixtureOf([ingredient(50, [], { name: 'water' }), ...propellant], {
      physicalState: 'aerosol',
      ...(packedGas ? { properties: { packedGas } } : {}),
    });
  const propelled = (criticalC: number) =>
    spray([ingredient(50, ['Press. Gas (Liq.) H280'], { name: 'propellant', gas: { criticalC } })]);

  it.each([
    { of: '65 °C', mixture: propelled(65), code: 'Press. Gas (Comp.)', row: 'press-gas.compressed-propellant' },
    { of: '65.1 °C', mixture: propelled(65.1), code: 'Press. Gas (Liq.)', row: 'press-gas.liquefied-propellant' },
    {
      of: 'nitrogen',
      mixture: spray([gas('nitrogen', 50)]),
      code: 'Press. Gas (Comp.)',
      row: 'press-gas.compressed-propellant',
    },
    {
      of: 'propane beside nitrogen',
      mixture: spray([gas('nitrogen', 10), gas('propane', 40)]),
      code: 'Press. Gas (Liq.)',
      row: 'press-gas.liquefied-propellant',
    },
    { of: 'nobody knows what', mixture: spray([]), code: 'Press. Gas', row: 'press-gas.propellant-unknown' },
    {
      of: 'too little pressure',
      mixture: spray([gas('propane', 50)], 'unpressurised'),
      code: undefined,
      row: undefined,
    },
  ])('with a propellant of $of is $code', ({ mixture, code, row }) => {
    expect(decided(mixture, pressure, 'us-2012')).toEqual({ code, row });
  });

  it('leaves the group open, not the statement, where the propellant is not known', () => {
    expect(outcomeOf(spray([]), pressure, 'us-2012')).toMatchObject({
      status: 'incomplete',
      hazards: [{ code: 'Press. Gas', hCode: 'H280' }],
    });
  });

  it.each(['us', 'eu', 'un', 'cn'] as const)('takes aerosols out of the class later on: %s', (market) => {
    expect(outcomeOf(propelled(100), pressure, market).reasons[0]?.ruleId).toBe('physical.5.state');
  });

  it.each(['my', 'th'] as const)('holds in %s, which follows the third revision', (market) => {
    expect(decided(propelled(100), pressure, market).code).toBe('Press. Gas (Liq.)');
  });
});
