import { readHazard } from '@gosds/catalogue/hazard-notation';
import type { Concentration } from '@gosds/ghs/concentration';
import type { Measure, Mixture, MixtureProperties, TestData } from '@gosds/ghs/mixture';
import { writtenMeasures } from '@gosds/testkit/cases/written-measure';
import type { GivenMixture } from './given-mixture.ts';
import { factsOf } from './ingredient-facts.ts';
import { InputError, readField } from './input-error.ts';
import type { IngredientForm, MixtureForm, PropertiesForm } from './mixture-form.ts';
import { balanceOf, isBalance, typedShare } from './typed-share.ts';

/** The mixture a form describes; throws an InputError naming the ingredient and field that cannot be read. */
export function mixtureOfForm(form: MixtureForm): GivenMixture {
  const shares = sharesOf(form.ingredients);
  const rows = form.ingredients.map((ingredient, index) => ({
    id: String(index + 1),
    ingredient,
    concentration: shares[index] ?? balanceOf(shares.filter((share) => share !== undefined)),
    ...factsOf(ingredient),
  }));
  const mixture: Mixture = {
    physicalState: form.physicalState ?? 'liquid',
    ingredients: rows.map(({ id, ingredient: { name, cas }, concentration, facts }) => ({
      id,
      name,
      ...(cas ? { cas } : {}),
      concentration,
      ...facts,
    })),
    properties: propertiesOf(form.properties ?? {}),
    testData: (form.testData ?? []).map(testOf),
    ...(form.use ? { use: form.use } : {}),
  };
  return {
    ...(form.product === undefined ? {} : { product: form.product }),
    mixture,
    origins: new Map(rows.map(({ id, origin }) => [id, origin])),
    notes: form.physicalState ? [] : ['No physical state is given: taken as a liquid.'],
  };
}

/** Undefined for the one ingredient that is the balance. */
function sharesOf(ingredients: readonly IngredientForm[]): readonly (Concentration | undefined)[] {
  const balances = ingredients.filter(({ concentration }) => isBalance(String(concentration)));
  if (balances[1]) throw new InputError(`${balances[1].name}, concentration: only one ingredient can be the balance`);
  return ingredients.map((ingredient) =>
    balances.includes(ingredient)
      ? undefined
      : readField(`${ingredient.name}, concentration`, () => typedShare(String(ingredient.concentration))),
  );
}

function propertiesOf(form: PropertiesForm): MixtureProperties {
  const { flashPoint, boilingPoint, ph, viscosity, ...others } = form;
  return {
    ...measured('flashPointC', flashPoint),
    ...measured('initialBoilingPointC', boilingPoint),
    ...measured('ph', ph),
    ...measured('kinematicViscosity40', viscosity),
    ...Object.fromEntries(Object.entries(others).filter(([, given]) => given !== undefined)),
  };
}

function measured(
  name: keyof MixtureProperties,
  written: string | number | undefined,
): { readonly [key: string]: Measure } {
  if (written === undefined) return {};
  const [measure, second] = writtenMeasures(written);
  if (!measure || second) throw new InputError(`properties, ${name}: “${written}” is no value such as 23, > 60 or 7-9`);
  return { [name]: measure };
}

const testOf = ({ outcome, date, ...test }: NonNullable<MixtureForm['testData']>[number]): TestData => ({
  ...test,
  ...(outcome === undefined
    ? {}
    : { outcome: readField(`testData, ${test.hazardClass}`, () => readHazard(outcome).hazard) }),
  ...(date === undefined ? {} : { date }),
});
