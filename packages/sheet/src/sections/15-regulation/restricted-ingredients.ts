import { isAnyOf } from '@gosds/ghs/hazard-question';
import { classesNotForPublic, unionOnly } from './restriction-shares.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing, NamedIngredient } from '../writing.ts';

/** Entries 28 to 30 are for substances that Annex VI of CLP classifies; of one typed by hand the source is not known. */
export const isHarmonised = ({ substance }: ProductIngredient): boolean =>
  substance === undefined || substance.classification.basis === 'harmonised';

export const namesEntry = ({ listings }: ProductIngredient, entry: string): boolean =>
  listings?.annexXvii?.split(', ').includes(entry) ?? false;

/** The limit of Annex VI for the class, else the generic one. */
function reachesLimit(
  { ingredient }: ProductIngredient,
  { hazards, atLeast: generic }: (typeof classesNotForPublic)[number],
) {
  const own = (ingredient.specificLimits ?? []).flatMap(({ outcome, lower }) =>
    isAnyOf(outcome, hazards) && lower !== undefined ? [lower] : [],
  );
  return ingredient.concentration.upper >= Math.min(...(own.length > 0 ? own : [generic]));
}

/** Ingredients for which entries 28 to 30 keep the mixture from the general public; the exceptions of column 2 are the supplier's to claim. */
export function notForPublic(writing: Writing): readonly NamedIngredient[] {
  const reached = classesNotForPublic.filter(({ hazards }) => has(writing.product, hazards));
  return writing.ingredients.filter(
    (each) =>
      isHarmonised(each) && reached.some((limit) => ingredientHas(each, limit.hazards) && reachesLimit(each, limit)),
  );
}

export const shareOf = (product: Product, entry: string): number =>
  product.ingredients
    .filter((each) => namesEntry(each, entry))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** True where the entry is law: the Union's, or Great Britain's as far as it keeps the entry. */
export const isInForce = (product: Product, entry: string): boolean =>
  !hasNationalRules(product) &&
  product.profile.regulatoryLists.includes('restrictions') &&
  (product.profile.keepsUnionRestrictions || !unionOnly.includes(entry));
