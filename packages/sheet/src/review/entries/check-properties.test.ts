import { writtenFinding } from '../written-finding.ts';
import { findingInEnglish } from '@gosds/phrases/finding-in-english';
import { describe, expect, it } from 'vitest';
import { quantityFields } from '../../draft/quantity-fields.ts';
import { parseMeasures } from '../../draft/entered-measures.ts';
import { checkProperties } from './check-properties.ts';
import { emptyDraft, propertiesSchema } from '../../draft/draft.ts';

const properties = (fields: object) =>
  propertiesSchema.parse({ state: 'Liquid', waterSolubility: 'Miscible', ...fields });

const symbols = 'You can not enter invalid symbols: symbols <, >, ., - and 0-9 are valid';
const value = 'Value is incorrect. Value must be a correct range or single value';

describe('the properties step', () => {
  it('needs state and water solubility', () => {
    expect(checkProperties(emptyDraft().properties).map(writtenFinding)).toMatchObject([
      { path: 'properties.state', message: 'Choose the physical state.', severity: 'problem' },
      { path: 'properties.waterSolubility', message: 'Choose the solubility in water.', severity: 'problem' },
    ]);
  });

  it.each(quantityFields)('%s takes a number or a range, and no other symbols', (field) => {
    const at = (typed: string) =>
      checkProperties(properties({ [field]: { value: typed, unit: '°C' } })).map(writtenFinding);
    expect(at('12.5')).toEqual([]);
    expect(at('10-12')).toEqual([]);
    expect(at('12-10')).toMatchObject([{ path: `properties.${field}.value`, message: value, severity: 'problem' }]);
    expect(at('12 C')).toMatchObject([{ path: `properties.${field}.value`, message: symbols, severity: 'problem' }]);
  });

  it('does not read an input that its unit disables', () => {
    expect(checkProperties(properties({ flashPoint: { value: '?', unit: 'Not Applicable' } }))).toEqual([]);
    expect(checkProperties(properties({ flashPoint: { value: '?', unit: 'Not Available' } }))).toEqual([]);
  });

  it('checks pH and the pH of a solution', () => {
    const findings = checkProperties(properties({ ph: '7..', phSolution: { value: 'a', percentage: '1-' } }));
    expect(findings.map(({ path, message }) => [path, findingInEnglish(message)])).toEqual([
      ['properties.ph', value],
      ['properties.phSolution.value', symbols],
      ['properties.phSolution.percentage', value],
    ]);
  });

  it('reads a dynamic viscosity with the density, and says where that is missing', () => {
    const viscosity = { value: '20', unit: 'mPa·s' };
    expect(checkProperties(properties({ viscosity })).map(writtenFinding)).toMatchObject([
      {
        path: 'properties.viscosity.value',
        severity: 'warning',
        message: expect.stringContaining('density') as string,
      },
    ]);
    const both = properties({ viscosity, density: { value: '0.8', unit: 'g/cm³' } });
    expect(checkProperties(both)).toEqual([]);
    expect(parseMeasures(both).viscosity).toEqual({ min: 25, max: 25 });
    const range = properties({
      viscosity: { value: '>10', unit: 'cP' },
      density: { value: '800-1000', unit: 'kg/m³' },
    });
    expect(parseMeasures(range).viscosity).toEqual({ min: 10, max: Infinity });
  });
});
