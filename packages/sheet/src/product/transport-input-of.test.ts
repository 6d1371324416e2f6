import { aSubstance } from '@gosds/testkit/builders/a-substance';
import { classifyMixture } from '@gosds/ghs/classify-mixture';
import { marketById, testDay } from '@gosds/ghs/testing/market-by-id';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import { describe, expect, it } from 'vitest';
import { draftSchema } from '../draft/draft.ts';
import { parseDraft } from '../draft/entered.ts';
import { mixtureOf } from './mixture-of.ts';
import type { Substance } from '../substance.ts';
import { transportInputOf } from './transport-input-of.ts';

const toxic: Substance = aSubstance({
  name: 'Toxic liquid',
  molarMass: 100,
  classification: { basis: 'notified', hazards: [{ code: 'Acute Tox. 2', hCode: 'H330' }] },
  properties: { state: 'liquid', vapourPressure: { min: 1, max: 1, source: 's', temperatureC: 20 } },
  toxicity: [{ route: 'vapour', kind: 'LC50', value: { min: 1, max: 1 }, source: 's' }],
});

const typedPressure = (value: string, temperature = '20') => ({ vapourPressure: { value, unit: 'kPa', temperature } });

function inputOf(substance: Substance, properties: object = {}, uses = '', description: object = {}) {
  const draft = draftSchema.parse({
    description: { country: 'DE', uses, ...description },
    ingredients: [{ id: '1', name: substance.name, materialId: 1, proportion: '100' }],
    properties: { state: 'Liquid', flashPoint: { value: '90', unit: '°C' }, ...properties },
  });
  const substances = new Map([[1, substance]]);
  const entered = parseDraft(draft);
  const mixture = mixtureOf(entered, substances, testDay);
  const classification = classifyMixture(mixture, marketById('eu'));
  return transportInputOf({ entered, substances, mixture, classification });
}

describe('the toxicity of a vapour, from LC50, molar mass and vapour pressure', () => {
  it('is of one hour and in ml/m3', () => {
    const { vapourToxicity } = inputOf(toxic);
    expect(vapourToxicity?.lc50MlPerM3).toBeCloseTo(481.1);
    expect(vapourToxicity?.saturatedMlPerM3).toBeCloseTo(9869.2, 1);
  });

  it.each([
    ['1', 'I'],
    ['0.4', 'II'],
    ['0.04', 'III'],
  ])('%s kPa gives packing group %s', (kPa, group) => {
    const outcome = classifyForTransport(inputOf(toxic, typedPressure(kPa)));
    expect(outcome.status === 'regulated' && outcome.proposal.entry.packingGroup).toBe(group);
  });

  it('takes what was typed before the catalogue, at 20 °C only', () => {
    const pressure = (value: string, at: string) =>
      inputOf(toxic, typedPressure(value, at)).vapourToxicity?.saturatedMlPerM3;
    expect(pressure('2', '20')).toBeCloseTo(19_738.5, 1);
    expect(pressure('2', '')).toBeCloseTo(19_738.5, 1);
    expect(pressure('2', '50')).toBeCloseTo(9869.2, 1);
  });

  it.each([
    ['no LC50 by vapour', { ...toxic, toxicity: [] }],
    [
      'an open LC50',
      { ...toxic, toxicity: [{ route: 'vapour', kind: 'LC50', value: { min: 1, max: Infinity }, source: 's' }] },
    ],
    ['no pressure', { ...toxic, properties: { state: 'liquid' } }],
    [
      'a pressure at 50 °C',
      { ...toxic, properties: { state: 'liquid', vapourPressure: { min: 1, max: 1, source: 's', temperatureC: 50 } } },
    ],
  ] as const)('is left out with %s', (_, substance) => {
    expect(inputOf(substance).vapourToxicity).toBeUndefined();
  });
});

describe('the use that calls for an entry of its own', () => {
  it.each([
    ['Refrigerant for cold stores', 'refrigerant'],
    ['Jet fuel', 'aviation-fuel'],
    ['Petroleum distillate', 'petroleum-distillate'],
    ['Paint', 'paint'],
    ['Thinner', 'paint-related'],
    ['Thinning of lacquers and cleaning of brushes', 'paint-related'],
    ['Varnish remover', 'paint-related'],
    ['Printing ink for packaging', 'printing-ink'],
    ['Printing ink reducer', 'printing-ink-related'],
    ['Painter’s trousers', undefined],
  ])('%s: %s', (uses, kind) => {
    expect(inputOf(toxic, {}, uses).productKind).toBe(kind);
  });
});

describe('a gas cartridge by its name', () => {
  it.each([
    ['', 'gas-cartridge'],
    ['1000', 'gas-cartridge'],
    ['1001', undefined],
  ])('of %s ml is %s', (packageMl, kind) => {
    const description = { productName: 'Butane cartridge', packageMl };
    expect(inputOf(toxic, { state: 'Gas' }, '', description).productKind).toBe(kind);
  });
});

describe('what decides the shipment beside the classes', () => {
  const evidence = { method: 'ISO 2431', source: 'Report 7' };
  const viscous = (values: Record<string, string>, given = evidence) =>
    inputOf(toxic, { tests: { viscous: { values, ...given } } }).viscous;

  it('is the viscosity with the solvent that separates, once it has a report', () => {
    const values = { viscosity23: '135,5', solventSeparationPercent: '0', receptacleLitres: '30' };
    expect(viscous(values)).toEqual({ viscosity23: 135.5, solventSeparationPercent: 0, receptacleLitres: 30 });
    expect(viscous(values, { method: 'ISO 2431', source: '' })).toBeUndefined();
    expect(viscous({ viscosity23: '135' })).toBeUndefined();
  });

  it.each([
    [{ value: '240', unit: '°C' }, 240],
    [{ value: '212', unit: '°F' }, 100],
    [{ value: '90-150', unit: '°C' }, 150],
    [{ value: '>100', unit: '°C' }, 100],
    [{ value: '', unit: '°C' }, undefined],
    [{ value: '', unit: 'Not Applicable' }, undefined],
  ])('is the temperature of carriage %j: %s', (carriageTemperature, wanted) => {
    expect(inputOf(toxic, { carriageTemperature }).carriageTemperatureC).toBe(wanted);
  });
});
