import type { Measure, Mixture, MixtureProperties, PhysicalState, TestData } from '@gosds/ghs/mixture';
import type { Case } from '../read-case.ts';
import { ingredientOf } from './case-ingredient.ts';
import { testDataOf } from './case-test-data.ts';
import { writtenMeasures, writtenPh } from './written-measure.ts';

/** The mixtures of a case: one, or several if a property has alternatives. */
export function mixturesOf({ inputs, expected, hazard_classes }: Case): readonly Mixture[] {
  const isAerosol = [...hazard_classes, ...(expected.classification_published ?? [])].some((name) =>
    /aerosol/i.test(name),
  );
  const base: Mixture = {
    physicalState: isAerosol ? 'aerosol' : stateOf(inputs),
    ...(inputs.composition_basis === 'w/w' ? { sharesBy: 'weight' as const } : {}),
    ingredients: (inputs.ingredients ?? []).map(ingredientOf),
    properties: propertiesOf(inputs),
    testData: testsOf(expected),
  };
  const phs = writtenPh(inputs.pH);
  if (phs.length === 0) return [base];
  return phs.map((ph) => ({ ...base, properties: { ...base.properties, ph } }));
}

const testsOf = (expected: Case['expected']): readonly TestData[] =>
  (expected.overridden_by_test ?? []).flatMap(testDataOf);

const liquids = /liquid|paste|suspension|emulsion|solution|gel/;
const solids = /solid|powder|granul|tablet/;

/** The stated physical state, else the state of the product's form ("granules for a suspension"). */
function stateOf({ physical_state = '', formulation = '', composition_basis }: Case['inputs']): PhysicalState {
  const state = physical_state.toLowerCase();
  const form = formulation.toLowerCase();
  if (/\bgas\b/.test(`${state} ${form}`) || composition_basis === 'v/v') return 'gas';
  for (const written of [state, form]) {
    const liquid = written.search(liquids);
    const solid = written.search(solids);
    if (solid >= 0 && (liquid < 0 || solid < liquid)) return 'solid';
    if (liquid >= 0) return 'liquid';
  }
  return 'liquid';
}

function propertiesOf(inputs: Case['inputs']): MixtureProperties {
  const [flashPointC] = writtenMeasures(inputs.flash_point_C ?? inputs.flash_point);
  const [initialBoilingPointC] = writtenMeasures(inputs.initial_boiling_point_C ?? inputs.boiling_point);
  const [kinematicViscosity40] = writtenMeasures(inputs.kinematic_viscosity_40C ?? inputs.kinematic_viscosity);
  return {
    ...given('flashPointC', flashPointC),
    ...given('initialBoilingPointC', initialBoilingPointC),
    ...given('kinematicViscosity40', kinematicViscosity40),
    ...(/mist/i.test(inputs.physical_state ?? '') ? { inhalationForm: 'dust-mist' as const } : {}),
  };
}

const given = (name: keyof MixtureProperties, measure: Measure | undefined) => (measure ? { [name]: measure } : {});
