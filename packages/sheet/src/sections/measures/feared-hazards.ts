import type { Classification, ClassOutcome } from '@gosds/ghs/classification';
import { percent } from '@gosds/ghs/concentration';
import type { Ingredient } from '@gosds/ghs/mixture';

type Feared = { readonly ingredient: Ingredient; readonly notations: readonly string[] };

/** Physical hazards of ingredients, and the classes of the product that, while open, may turn out to hold them. */
const openings: readonly (readonly [hazard: RegExp, hazardClass: RegExp])[] = [
  [/^Flam\. Liq/, /^(?:Flammable liquids|Aerosols)/],
  [/^Flam\. Gas/, /^(?:Flammable gases|Aerosols)/],
  [/^Flam\. Sol/, /^Flammable solids/],
  [/^Ox\./, /^Oxidising/],
  [/^Press\. Gas/, /^(?:Gases under pressure|Aerosols)/],
  [/^Met\. Corr/, /^Corrosive to metals/],
  [/^Water-react/, /^Substances and mixtures which/],
  [/^Org\. Perox/, /^Organic peroxides/],
  [/^Self-react/, /^Self-reactive/],
  [/^Self-heat/, /^Self-heating/],
  [/^Pyr/, /^Pyrophoric/],
];

/** Ingredients count from 1 % on. */
const relevantFrom = percent(1);

/** Below its specific limits an ingredient takes the product out of the class and keeps what it does by itself. */
const isStillFeared = ({ status, reasons }: ClassOutcome): boolean =>
  status === 'incomplete' ||
  (status === 'not-classified' &&
    reasons.some(({ ruleId }) => /^physical\.\d+\.(?:specific-limit|below-listed)$/.test(ruleId)));

/** What the measures of sections 2.3 to 10 take for granted until the class is judged. */
export function fearedHazards({ outcomes }: Classification, ingredients: readonly Feared[]): readonly string[] {
  const open = outcomes.filter(isStillFeared).map(({ hazardClass }) => hazardClass);
  const isOpen = (pattern: RegExp) => open.some((hazardClass) => pattern.test(hazardClass));
  const present = ingredients
    .filter(({ ingredient }) => ingredient.concentration.upper >= relevantFrom)
    .flatMap(({ notations }) => notations);
  const feared = openings.flatMap(([hazard, hazardClass]) =>
    isOpen(hazardClass) ? present.filter((notation) => hazard.test(notation)) : [],
  );
  const isSpray = open.includes('Aerosols');
  const isFlammable = feared.some((notation) => notation.startsWith('Flam.'));
  const spray = isFlammable ? 'Aerosol 1 H222' : 'Aerosol 3 H229';
  return [...new Set([...feared, ...(isSpray ? [spray] : [])])];
}
