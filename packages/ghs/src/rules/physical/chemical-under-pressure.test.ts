import { describe, expect, it } from 'vitest';
import { ingredient, mixtureOf, outcomeOf } from '../testing/mixture-of.ts';

const underPressure = 'Chemicals under pressure';
const packed = (flammable: number, heat?: number) =>
  mixtureOf([ingredient(flammable, ['Flam. Liq. 2 H225']), ingredient(100 - flammable, [])], {
    properties: {
      isPressurisedChemical: true,
      flashPointC: { min: 10, max: 10 },
      ...(heat === undefined ? {} : { heatOfCombustion: { min: heat, max: heat } }),
    },
  });

describe('chemicals under pressure, UN GHS 2.3.2', () => {
  it.each([
    { flammable: 85, heat: 20, code: 'Chem. Press. 1', hCode: 'H282' },
    { flammable: 84.9999, heat: 20, code: 'Chem. Press. 2', hCode: 'H283' },
    { flammable: 85, heat: 19.9, code: 'Chem. Press. 2', hCode: 'H283' },
    { flammable: 1.0001, heat: 5, code: 'Chem. Press. 2', hCode: 'H283' },
    { flammable: 1, heat: 20, code: 'Chem. Press. 2', hCode: 'H283' },
    { flammable: 1, heat: 19.9, code: 'Chem. Press. 3', hCode: 'H284' },
  ])('$flammable % and $heat kJ/g are $code', ({ flammable, heat, code, hCode }) => {
    const { status, hazards, reasons } = outcomeOf(packed(flammable, heat), underPressure, 'un');
    expect({ status, hazards }).toEqual({ status: 'classified', hazards: [{ code, hCode }] });
    expect(reasons[0]?.ruleId).toBe(`chem-press.${code.at(-1) ?? ''}`);
  });

  it.each([
    { flammable: 90, code: 'Chem. Press. 2', missing: 1 },
    { flammable: 50, code: 'Chem. Press. 2', missing: 0 },
    { flammable: 1, code: 'Chem. Press. 3', missing: 1 },
  ])('without a heat of combustion $flammable % are at least $code', ({ flammable, code, missing }) => {
    const found = outcomeOf(packed(flammable), underPressure, 'un');
    expect(found.hazards[0]?.code).toBe(code);
    expect(found.missing).toHaveLength(missing);
  });

  it('show the flammable content, and the ingredients that make it up', () => {
    const [reason] = outcomeOf(packed(50.25, 5), underPressure, 'un').reasons;
    expect(reason).toMatchObject({ found: 50.25, unit: '%' });
    expect(reason?.counted).toHaveLength(1);
  });

  it.each(['gas', 'aerosol'] as const)('are not the class of a %s', (physicalState) => {
    const { reasons } = outcomeOf({ ...packed(50, 5), physicalState }, underPressure, 'un');
    expect(reasons[0]?.ruleId).toBe('physical.3.unpressurised');
  });

  it('take the place of flammable liquids where the law has the class', () => {
    const liquid = (market: 'un' | 'ca' | 'eu') => outcomeOf(packed(50, 5), 'Flammable liquids', market);
    expect(liquid('un')).toMatchObject({ hazards: [], reasons: [{ ruleId: 'physical.6.under-pressure' }] });
    expect(liquid('ca').hazards).toEqual([]);
    expect(liquid('eu').hazards[0]?.code).toBe('Flam. Liq. 2');
    expect(outcomeOf(packed(50, 5), underPressure, 'eu').status).toBe('not-adopted');
  });

  it('are named as not met where nothing is said of pressure', () => {
    const { status, reasons } = outcomeOf(mixtureOf([ingredient(50, ['Flam. Liq. 2 H225'])]), underPressure, 'un');
    expect({ status, row: reasons[0]?.ruleId }).toEqual({ status: 'not-classified', row: 'physical.3.unpressurised' });
  });
});
