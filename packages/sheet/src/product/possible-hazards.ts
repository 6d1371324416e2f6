import { endsIn } from '@gosds/ghs/rules/rule-ending';
import { type AnyClass, type AnyHazard, isAnyOf, isClassOf } from '@gosds/ghs/hazard-question';
import { flammable, oxidising } from '../hazard-groups.ts';
import type { Classification, ClassOutcome } from '@gosds/ghs/classification';
import { percent } from '@gosds/ghs/concentration';
import { type Hazard, hazard } from '@gosds/ghs/hazard';
import type { Ingredient } from '@gosds/ghs/mixture';

type HazardousIngredient = { readonly ingredient: Ingredient; readonly hazards: readonly Hazard[] };

/** Hazards of ingredients, and the product classes that may turn out to include them while still open. */
const openings: readonly (readonly [asked: AnyHazard, hazardClass: AnyClass])[] = [
  ['Flam. Liq.', ['Flammable liquids', 'Aerosols']],
  ['Flam. Gas', ['Flammable gases', 'Aerosols']],
  ['Flam. Sol.', 'Flammable solids'],
  // A putty or paste with a solvent or monomer whose burning rate was not measured.
  ['Flam. Liq.', 'Flammable solids'],
  [oxidising, ['Oxidising gases', 'Oxidising liquids', 'Oxidising solids']],
  ['Press. Gas', ['Gases under pressure', 'Aerosols']],
  ['Met. Corr.', 'Corrosive to metals'],
  ['Water-react.', 'Substances and mixtures which in contact with water emit flammable gases'],
  ['Org. Perox.', 'Organic peroxides'],
  ['Self-react.', 'Self-reactive substances and mixtures'],
  ['Self-heat.', 'Self-heating substances and mixtures'],
  ['Asp. Tox.', 'Aspiration hazard'],
  [
    ['Pyr. Gas', 'Pyr. Liq.', 'Pyr. Sol.'],
    ['Pyrophoric liquids', 'Pyrophoric solids'],
  ],
];

/**
 * An ingredient counts from 1 %. A flammable ingredient in a solid counts from 10 %, since less does not keep a fire
 * going.
 */
const relevantFrom = percent(1);
const burnsFrom = percent(10);

const limitOf = (hazardClass: AnyClass) => (hazardClass === 'Flammable solids' ? burnsFrom : relevantFrom);

/**
 * True if the class remains possible. An ingredient below its specific concentration limit keeps its own effect, and
 * the contents of an aerosol can may be swallowed.
 */
const isStillPossible = ({ status, reasons }: ClassOutcome): boolean =>
  status === 'incomplete' ||
  (status === 'not-classified' && reasons.some((reason) => endsIn(reason, 'specific-limit', 'below-listed', 'spray')));

/** Hazards that the measures in sections 2.3 to 10 assume until the class is judged. */
export function possibleHazards(
  { outcomes }: Classification,
  ingredients: readonly HazardousIngredient[],
): readonly Hazard[] {
  const open = outcomes.filter(isStillPossible).map(({ hazardClass }) => hazardClass);
  const isOpen = (wanted: AnyClass) => open.some((hazardClass) => isClassOf(hazardClass, wanted));
  const present = (from: number) =>
    ingredients.flatMap(({ ingredient, hazards }) => (ingredient.concentration.upper >= from ? hazards : []));
  const possible = openings.flatMap(([wanted, hazardClass]) =>
    isOpen(hazardClass) ? present(limitOf(hazardClass)).filter((each) => isAnyOf(each, wanted)) : [],
  );
  const isSpray = open.includes('Aerosols');
  const isFlammable = possible.some((each) => isAnyOf(each, flammable));
  const spray = hazard(isFlammable ? 'Aerosol 1 H222' : 'Aerosol 3 H229');
  return [...possible, ...(isSpray ? [spray] : [])];
}
