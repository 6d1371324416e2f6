import { isAnyOf } from '@gosds/ghs/hazard-question';
import { classesNotForPublic, unionOnly } from './restriction-shares.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing, NamedIngredient } from '../writing.ts';

/**
 * Entries 28 to 30 cover substances classified in Annex VI of CLP. For a typed ingredient the source of the
 * classification is not known, so it counts, too.
 */
export const isHarmonised = ({ substance }: ProductIngredient): boolean =>
  substance === undefined || substance.classification.basis === 'harmonised';

export const namesEntry = ({ listings }: ProductIngredient, entry: string): boolean =>
  listings?.annexXvii?.split(', ').includes(entry) ?? false;

/** True at the specific concentration limit of Annex VI for the class, else at the generic one. */
function reachesLimit(
  { ingredient }: ProductIngredient,
  { hazards, atLeast: generic }: (typeof classesNotForPublic)[number],
) {
  const own = (ingredient.specificLimits ?? []).flatMap(({ outcome, lower }) =>
    isAnyOf(outcome, hazards) && lower !== undefined ? [lower] : [],
  );
  return ingredient.concentration.upper >= Math.min(...(own.length > 0 ? own : [generic]));
}

/**
 * Ingredients for which entries 28 to 30 ban sale of the mixture to the general public. Claiming an exception of column
 * 2 is up to the supplier.
 */
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

/** True if the entry is law: in the Union, or in Great Britain if it kept the entry. */
export const isInForce = (product: Product, entry: string): boolean =>
  !hasNationalRules(product) &&
  product.profile.regulatoryLists.includes('restrictions') &&
  (product.profile.keepsUnionRestrictions || !unionOnly.includes(entry));
