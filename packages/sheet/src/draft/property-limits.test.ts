import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { checkProperties } from '../review/entries/check-properties.ts';
import { propertiesSchema } from './draft.ts';

const properties = (fields: object) =>
  propertiesSchema.parse({ state: 'Liquid', waterSolubility: 'Miscible', ...fields });

const found = (fields: object) =>
  checkProperties(properties(fields)).map(({ path, message }) => [path, findingInEnglish(message)]);

const ph = 'The pH must be above -1 and below 15.';
const zero = 'A temperature lies below absolute zero (-273.15 °C, 0 K, -459.67 °F).';
const matter = 'Enter a density above 0 and at most 23 g/cm³.';
const range = 'An explosion limit lies outside 0 to 100 % by volume.';

describe('what no product can have', () => {
  it.each(['-0.9', '14.9', '0-14', '<2', '>14', '>11.5', '<15', '>-1'])('takes the pH %s', (typed) => {
    expect(found({ ph: typed, phSolution: { value: typed, percentage: '1' } })).toEqual([]);
  });

  it.each(['-1', '15', '-1.1', '15.1', '-1-3', '7-15', '99', '7-15.5', '-2-3', '<-1', '>15', '<99'])(
    'refuses the pH %s',
    (typed) => {
      expect(found({ ph: typed })).toEqual([['properties.ph', ph]]);
      expect(found({ phSolution: { value: typed, percentage: '1' } })).toEqual([['properties.phSolution.value', ph]]);
    },
  );

  it.each(['0.1', '100', '<100', '>99'])('takes a solution of %s %%', (percentage) => {
    expect(found({ phSolution: { value: '7', percentage } })).toEqual([]);
  });

  it.each(['0', '-1', '100.1', '150', '>100'])('refuses a solution of %s %%', (percentage) => {
    expect(found({ phSolution: { value: '7', percentage } })).toEqual([
      ['properties.phSolution.percentage', 'Above 0, at most 100.'],
    ]);
  });

  const temperatures = [
    'flashPoint',
    'boilingPoint',
    'meltingPoint',
    'autoignitionTemperature',
    'decompositionTemperature',
    'storageTemperature',
    'carriageTemperature',
  ] as const;

  it.each(temperatures)('knows no %s below absolute zero, in any unit', (field) => {
    const at = (value: string, unit: string) => found({ [field]: { value, unit } });
    const refused = [[`properties.${field}.value`, zero]];
    expect([at('-273.15', '°C'), at('0', 'K'), at('-459.67', '°F'), at('0', '°R')]).toEqual([[], [], [], []]);
    expect([at('-273.16', '°C'), at('-0.01', 'K'), at('-459.68', '°F'), at('-0.01', '°R')]).toEqual([
      refused,
      refused,
      refused,
      refused,
    ]);
    expect(at('-300--200', '°C')).toEqual(refused);
    expect(at('<-273.15', '°C')).toEqual(refused);
    expect(at('5000', '°C')).toEqual([]);
  });

  it.each([
    ['density', 'g/cm³', ['0.0001', '23', '>0', '<23'], ['0', '-1', '23.1', '<0', '>23'], matter],
    ['density', 'kg/m³', ['0.09', '23000'], ['0', '23001'], matter],
    ['relativeVapourDensity', 'Air = 1', ['0.07', '>0'], ['0', '-1'], 'The relative vapour density is not above zero.'],
    ['vapourPressure', 'hPa', ['0', '<0.1', '1013'], ['-0.1', '<0'], 'The vapour pressure is below zero.'],
    ['viscosity', 'St', ['0.001', '>0.205'], ['0', '-2', '<0'], 'The viscosity is not above zero.'],
    ['molecularWeight', 'g/mol', ['2.016', '>1000'], ['0', '-18'], 'The molecular weight is not above zero.'],
    ['evaporationRate', 'BuAC = 1', ['0', '150', '<1'], ['-1', '<0'], 'The evaporation rate is below zero.'],
    ['evaporationRate', '%', ['0', '100'], ['-1', '100.1'], 'The evaporated part lies outside 0 to 100 %.'],
    ['volatiles', '%vol', ['0', '100'], ['-0.1', '100.1'], 'The volatile part lies outside 0 to 100 % by volume.'],
    ['lowerExplosiveLimit', '%', ['0', '100'], ['-0.1', '100.1'], range],
    ['upperExplosiveLimit', '%', ['0.1', '100'], ['-0.1', '100.1', '90-120'], range],
  ] as const)('holds %s in %s to what matter has', (field, unit, possible, impossible, message) => {
    for (const value of possible) expect([value, found({ [field]: { value, unit } })]).toEqual([value, []]);
    for (const value of impossible) {
      expect([value, found({ [field]: { value, unit } })]).toEqual([value, [[`properties.${field}.value`, message]]]);
    }
  });

  it('lets a logarithm be negative, and holds it between -15 and 15', () => {
    const at = (value: string) => found({ partitionCoefficient: { value, unit: 'log Kow' } });
    expect([at('-1.4'), at('-15'), at('15')]).toEqual([[], [], []]);
    const refused = [['properties.partitionCoefficient.value', 'The logarithm lies outside -15 to 15.']];
    expect([at('-15.1'), at('15.1'), at('300')]).toEqual([refused, refused, refused]);
  });

  it('does not hold a value against a limit that its unit answers', () => {
    expect(found({ viscosity: { value: '-1', unit: 'Not Available' } })).toEqual([]);
  });

  it('says beside both explosive limits that they are the wrong way round', () => {
    const limits = (lower: string, upper: string) =>
      found({ lowerExplosiveLimit: { value: lower, unit: '%' }, upperExplosiveLimit: { value: upper, unit: '%' } });
    const message = 'The lower explosion limit is not below the upper one.';
    const refused = [
      ['properties.lowerExplosiveLimit.value', message],
      ['properties.upperExplosiveLimit.value', message],
    ];
    expect(limits('1.9', '2')).toEqual([]);
    expect(limits('2', '2')).toEqual(refused);
    expect(limits('2.1', '2')).toEqual(refused);
    expect(limits('1-3', '2-4')).toEqual([]);
    expect(limits('>5', '4')).toEqual(refused);
    expect(limits('4', '')).toEqual([]);
  });
});
