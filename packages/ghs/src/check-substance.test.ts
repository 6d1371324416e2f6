import { describe, expect, it } from 'vitest';
import { checkSubstance } from './check-substance.ts';
import { hazard } from './hazard.ts';
import { acuteStudy, aquaticStudy, exact, substanceOf } from './rules/testing/substance-of.ts';
import { SubstanceError, type SubstanceFault } from './substance-error.ts';
import type { SubstanceData } from './substance.ts';

const source = 'report';
const animal = { cornea: 0, iris: 0, redness: 0, chemosis: 0 };

function faultOf(data: Partial<SubstanceData>): { readonly fault: SubstanceFault; readonly field: string } | undefined {
  try {
    checkSubstance(substanceOf(data));
    return undefined;
  } catch (error) {
    if (error instanceof SubstanceError) return { fault: error.fault, field: error.field };
    throw error;
  }
}

describe('data that no criterion can be applied to', () => {
  it.each<{ data: Partial<SubstanceData>; fault: SubstanceFault; field: string }>([
    { data: { molarMass: Number.NaN }, fault: 'value-not-a-number', field: 'molarMass' },
    { data: { molarMass: 0 }, fault: 'value-out-of-range', field: 'molarMass' },
    { data: { molarMass: Number.POSITIVE_INFINITY }, fault: 'value-not-a-number', field: 'molarMass' },
    {
      data: { acuteToxicity: [acuteStudy('oral', 5), acuteStudy('oral', { min: 9, max: 3 })] },
      fault: 'value-not-a-number',
      field: 'acuteToxicity[1].value',
    },
    { data: { acuteToxicity: [acuteStudy('oral', 0)] }, fault: 'value-out-of-range', field: 'acuteToxicity[0].value' },
    { data: { acuteToxicity: [acuteStudy('oral', -1)] }, fault: 'value-out-of-range', field: 'acuteToxicity[0].value' },
    {
      data: { acuteToxicity: [acuteStudy('oral', 1, { unit: 'ppmV' })] },
      fault: 'unit-does-not-fit',
      field: 'acuteToxicity[0].unit',
    },
    {
      data: { acuteToxicity: [acuteStudy('gas', 1, { exposureHours: 0 })] },
      fault: 'value-out-of-range',
      field: 'acuteToxicity[0].exposureHours',
    },
    {
      data: { aquatic: { studies: [aquaticStudy('fish', 'LC50', 0)] } },
      fault: 'value-out-of-range',
      field: 'aquatic.studies[0].value',
    },
    { data: { aquatic: { bcf: -1 } }, fault: 'value-out-of-range', field: 'aquatic.bcf' },
    {
      data: { eye: [{ source, animals: [{ ...animal, iris: 2.1 }] }] },
      fault: 'value-out-of-range',
      field: 'eye[0].animals[0].iris',
    },
    {
      data: { skin: [{ source, animals: [{ erythema: 4.1, oedema: 0 }] }] },
      fault: 'value-out-of-range',
      field: 'skin[0].animals[0].erythema',
    },
    {
      data: { conclusions: [{ hazardClass: 'Magic', method: 'm', source }] },
      fault: 'unknown-hazard-class',
      field: 'conclusions[0]',
    },
    {
      data: {
        conclusions: [
          { hazardClass: 'Carcinogenicity', outcome: { code: 'Muta. 2', hCode: 'H341' }, method: 'm', source },
        ],
      },
      fault: 'unknown-category',
      field: 'conclusions[0]',
    },
    {
      data: { acuteToxicity: Array.from({ length: 1001 }, () => acuteStudy('oral', 5)) },
      fault: 'too-many-studies',
      field: 'acuteToxicity',
    },
    {
      data: { acuteToxicity: [acuteStudy('oral', { min: Number.NEGATIVE_INFINITY, max: 0 })] },
      fault: 'value-out-of-range',
      field: 'acuteToxicity[0].value',
    },
    {
      data: { acuteToxicity: [acuteStudy('oral', { min: 0, max: 5 })] },
      fault: 'value-out-of-range',
      field: 'acuteToxicity[0].value',
    },
    ...[
      { min: Number.NaN, max: 3 },
      { min: 3, max: Number.NaN },
      { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY },
    ].map((value) => ({
      data: { acuteToxicity: [acuteStudy('oral', value)] },
      fault: 'value-not-a-number' as const,
      field: 'acuteToxicity[0].value',
    })),
    {
      data: { properties: { kinematicViscosity40: { min: -1, max: 3 } } },
      fault: 'value-out-of-range',
      field: 'properties.kinematicViscosity40',
    },
    {
      data: { eye: [{ source, animals: [{ ...animal, redness: 3.1 }] }] },
      fault: 'value-out-of-range',
      field: 'eye[0].animals[0].redness',
    },
    {
      data: {
        conclusions: [{ hazardClass: 'Carcinogenicity', outcome: hazard('Carc. 1A H315'), method: 'm', source }],
      },
      fault: 'unknown-category',
      field: 'conclusions[0]',
    },
    {
      data: { aquatic: { studies: Array.from({ length: 1001 }, () => aquaticStudy('fish', 'LC50', 1)) } },
      fault: 'too-many-studies',
      field: 'aquatic.studies',
    },
  ])('$fault in $field', ({ data, fault, field }) => {
    expect(faultOf(data)).toEqual({ fault, field });
  });

  it('takes a value that is open at one end, and the highest grade', () => {
    const acuteToxicity = [
      acuteStudy('oral', { min: 2000, max: Number.POSITIVE_INFINITY }),
      acuteStudy('oral', { min: Number.NEGATIVE_INFINITY, max: 5 }),
    ];
    const eye = [{ source, animals: [{ cornea: 4, iris: 2, redness: 3, chemosis: 4 }] }];
    expect(faultOf({ acuteToxicity, eye })).toBeUndefined();
  });

  it('lets temperatures, pH and partition coefficients lie below zero', () => {
    const properties = { flashPointC: exact(-20), initialBoilingPointC: exact(-10), ph: exact(-0.5) };
    expect(faultOf({ properties, aquatic: { logKow: -3 }, persistence: { logKoc: -1, source } })).toBeUndefined();
    expect(faultOf({ acuteToxicity: Array.from({ length: 1000 }, () => acuteStudy('oral', 5)) })).toBeUndefined();
  });
});
