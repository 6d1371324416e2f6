import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import type { Substance } from '../substance.ts';
import { inhaledForm, isInvolatileSolid } from './inhaled-form.ts';

const formOf = (properties: Substance['properties']) => inhaledForm(aSubstance({ properties }));
const exactly = (value: number, temperatureC?: number) => ({
  min: value,
  max: value,
  source: 's',
  ...(temperatureC === undefined ? {} : { temperatureC }),
});

describe('the form in which a substance is breathed in', () => {
  it('is that of a gas or of dust', () => {
    expect([formOf({ state: 'gas' }), formOf({ state: 'solid' })]).toEqual(['gas', 'dust-mist']);
  });

  it.each([
    [0.0099, 'dust-mist'],
    [0.01, 'vapour'],
    [1, 'vapour'],
  ])('of a liquid of %s kPa is %s', (kPa, form) => {
    expect(formOf({ state: 'liquid', vapourPressure: exactly(kPa, 20), boilingPoint: exactly(300) })).toBe(form);
  });

  it.each([
    [249, 'vapour'],
    [250, 'vapour'],
    [251, 'dust-mist'],
  ])('of a liquid that boils at %s °C is %s', (celsius, form) => {
    expect(formOf({ state: 'liquid', boilingPoint: exactly(celsius) })).toBe(form);
    expect(formOf({ state: 'liquid', boilingPoint: exactly(celsius), vapourPressure: exactly(1, 100) })).toBe(form);
  });

  it('is not known where neither is', () => {
    expect(formOf({ state: 'liquid' })).toBeUndefined();
  });
});

describe('a solid that hardly evaporates', () => {
  const isInvolatile = (properties: Substance['properties']) => isInvolatileSolid(aSubstance({ properties }));

  it.each([
    { shown: 'by its vapour pressure', properties: { vapourPressure: exactly(0.0099, 20) }, expected: true },
    {
      shown: 'at the limit',
      properties: { vapourPressure: exactly(0.01, 20), meltingPoint: exactly(300) },
      expected: false,
    },
    { shown: 'by its boiling point', properties: { boilingPoint: exactly(251) }, expected: true },
    { shown: 'at 250 °C', properties: { boilingPoint: exactly(250) }, expected: false },
    { shown: 'by its melting point', properties: { meltingPoint: exactly(251) }, expected: true },
    { shown: 'by none', properties: {}, expected: false },
  ])('$shown: $expected', ({ properties, expected }) => {
    expect(isInvolatile({ state: 'solid', ...properties })).toBe(expected);
    expect(isInvolatile({ state: 'liquid', ...properties })).toBe(false);
  });

  it('of ions: a salt, unless its vapour pressure was measured', () => {
    const salt = (properties: Substance['properties']) => isInvolatileSolid(aSubstance({ family: 'salt', properties }));
    expect(salt({ state: 'solid' })).toBe(true);
    expect(salt({ state: 'solid', vapourPressure: exactly(1, 20) })).toBe(false);
  });
});
