import { isAnyOf } from '@gosds/ghs/hazard-question';
import { classesNotForPublic, unionOnly } from './restrictions-table.ts';
import { has, ingredientHas, hasNationalRules, type SheetContext, type SheetIngredient } from '../sheet-context.ts';

/** Entries 28 to 30 are for substances that Annex VI of CLP classifies; of one typed by hand the source is not known. */
export const isHarmonised = ({ substance }: SheetIngredient): boolean =>
  substance === undefined || substance.classification.basis === 'harmonised';

export const namesEntry = ({ listings }: SheetIngredient, entry: string): boolean =>
  listings?.annexXvii?.split(', ').includes(entry) ?? false;

/** The limit of Annex VI for the class, else the generic one. */
function reachesLimit(
  { ingredient }: SheetIngredient,
  { hazards, atLeast: generic }: (typeof classesNotForPublic)[number],
) {
  const own = (ingredient.specificLimits ?? []).flatMap(({ outcome, lower }) =>
    isAnyOf(outcome, hazards) && lower !== undefined ? [lower] : [],
  );
  return ingredient.concentration.upper >= Math.min(...(own.length > 0 ? own : [generic]));
}

/** Ingredients for which entries 28 to 30 keep the mixture from the general public; the exceptions of column 2 are the supplier's to claim. */
export function notForPublic(c: SheetContext): readonly SheetIngredient[] {
  const reached = classesNotForPublic.filter(({ hazards }) => has(c, hazards));
  return c.ingredients.filter(
    (each) =>
      isHarmonised(each) && reached.some((limit) => ingredientHas(each, limit.hazards) && reachesLimit(each, limit)),
  );
}

export const shareOf = (c: SheetContext, entry: string): number =>
  c.ingredients
    .filter((each) => namesEntry(each, entry))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** True where the entry is law: the Union's, or Great Britain's as far as it keeps the entry. */
export const isInForce = (c: SheetContext, entry: string): boolean =>
  !hasNationalRules(c) &&
  c.profile.europeanLists.includes('restrictions') &&
  (c.profile.market === 'eu' || (c.profile.market === 'gb' && !unionOnly.includes(entry)));
