import { expandMixture, type RecipeItem } from '@gosds/ghs/expand-mixture';
import type { Measure, MixtureProperties, TestData } from '@gosds/ghs/mixture';
import { writtenMeasures } from '@gosds/testkit/cases/written-measure';
import { readHazard } from './hazard-notation.ts';
import type { Where } from '@gosds/sheet/product/substance-in-force';
import type { GivenMixture } from './given-mixture.ts';
import { factsOf } from './ingredient-facts.ts';
import { InputError, readField } from './input-error.ts';
import type { IngredientForm, MixtureForm, PropertiesForm } from './mixture-form.ts';

/**
 * The mixture that a form describes, with its raw materials split into their ingredients. Throws an InputError or a
 * MixtureError that names the ingredient and the field.
 */
export function mixtureOfForm(form: MixtureForm, where: Where): GivenMixture {
  const { product, physicalState = 'liquid', use, purposes, sharesBy, properties = {}, testData = [] } = form;
  const origins = new Map<string, string>();
  const { mixture, rawMaterials } = expandMixture({
    physicalState,
    ingredients: itemsOf(form.ingredients, { prefix: '', origins, where }),
    properties: propertiesOf(properties),
    testData: testData.map(testOf),
    ...(use ? { use } : {}),
    ...(purposes ? { purposes } : {}),
    ...(sharesBy ? { sharesBy } : {}),
    ...(form.testResults ? { testResults: form.testResults } : {}),
  });
  return {
    ...(product === undefined ? {} : { product }),
    mixture,
    origins,
    notes: [
      ...(form.physicalState ? [] : ['No physical state is given: taken as a liquid.']),
      ...rawMaterials.map(({ name }) => `${name} is split into its ingredients.`),
    ],
  };
}

type Place = { readonly prefix: string; readonly origins: Map<string, string>; readonly where: Where };

/** An id is the position in the lists: `2/1` is the first ingredient of the second item. */
function itemsOf(forms: readonly IngredientForm[], { prefix, origins, where }: Place): readonly RecipeItem[] {
  return forms.map((form, index) => {
    const id = String(index + 1);
    const share = String(form.concentration);
    const { name, printedName, cas, ingredients } = form;
    if (ingredients) {
      const inner = itemsOf(ingredients, { prefix: `${prefix}${id}/`, origins, where });
      return { share, rawMaterial: { id: `${prefix}${id}`, name, ingredients: inner } };
    }
    const { facts, origin } = factsOf(form, where);
    origins.set(`${prefix}${id}`, origin);
    const named = { id, name, ...(printedName ? { printedName } : {}), ...(cas ? { cas } : {}) };
    return { share, ingredient: { ...named, ...facts } };
  });
}

function propertiesOf(form: PropertiesForm): MixtureProperties {
  const { flashPoint, boilingPoint, ph, viscosity, heatOfCombustion, ...others } = form;
  return {
    ...measured('flashPointC', flashPoint),
    ...measured('initialBoilingPointC', boilingPoint),
    ...measured('ph', ph),
    ...measured('kinematicViscosity40', viscosity),
    ...measured('heatOfCombustion', heatOfCombustion),
    ...Object.fromEntries(Object.entries(others).filter(([, given]) => given !== undefined)),
  };
}

function measured(
  name: keyof MixtureProperties,
  written: string | number | undefined,
): { readonly [key: string]: Measure } {
  if (written === undefined) return {};
  const [measure, second] = writtenMeasures(written);
  if (!measure || second)
    throw new InputError(`properties, ${name}: “${written}” is not a value such as 23, > 60 or 7-9`);
  return { [name]: measure };
}

const testOf = ({ outcome, date, ...test }: NonNullable<MixtureForm['testData']>[number]): TestData => ({
  ...test,
  ...(outcome === undefined
    ? {}
    : { outcome: readField(`testData, ${test.hazardClass}`, () => readHazard(outcome).hazard) }),
  ...(date === undefined ? {} : { date }),
});
