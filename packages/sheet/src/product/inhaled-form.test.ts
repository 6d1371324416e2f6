import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { describe, expect, it } from 'vitest';
import type { Substance } from '../substance.ts';
import { inhaledForm } from './inhaled-form.ts';

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
