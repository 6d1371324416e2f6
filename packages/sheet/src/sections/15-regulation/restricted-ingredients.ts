import { ownValue } from '@gosds/ghs/own-value';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { restrictedCategories, restrictedHazards } from '../../generated/lists/eu-reach-annex-xvii-rules.ts';
import { classesNotForPublic, unionOnly } from './restriction-shares.ts';
import { purposesOfCategory } from '../../draft/use/purposes-of.ts';
import { ingredientHas } from '../../product/ingredient-hazards.ts';
import { hasNationalRules } from '../../product/national-rules.ts';
import type { Product, ProductIngredient } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import type { Writing, NamedIngredient } from '../writing.ts';

/**
 * Entries 28 to 30 cover substances classified in Annex VI of CLP. For a typed ingredient the source of the
 * classification is not known, so it counts, too.
 */
const isHarmonised = ({ substance }: ProductIngredient): boolean =>
  substance === undefined || substance.classification.basis === 'harmonised';

export const namesEntry = ({ listings }: ProductIngredient, entry: string): boolean =>
  listings?.annexXvii?.split(', ').includes(entry) ?? false;

type PublicLimit = (typeof classesNotForPublic)[number];

/** True at the specific concentration limit of Annex VI for the class, else at the generic one. */
function reachesLimit({ ingredient }: ProductIngredient, { hazards, atLeast: generic }: PublicLimit) {
  const own = (ingredient.specificLimits ?? []).flatMap(({ outcome, lower }) =>
    isAnyOf(outcome, hazards) && lower !== undefined ? [lower] : [],
  );
  return ingredient.concentration.upper >= Math.min(...(own.length > 0 ? own : [generic]));
}

/** Entries 28 to 30 that name the ingredient: those whose limit it reaches in the mixture. */
export const entriesOfClass = (each: ProductIngredient): readonly string[] =>
  classesNotForPublic
    .filter((limit) => isHarmonised(each) && ingredientHas(each, limit.hazards) && reachesLimit(each, limit))
    .map(({ entry }) => entry);

/**
 * True if column 2 leaves every product category of the product out of the entry. Without a category the words of the use
 * do not free from a duty: the review asks for the category.
 */
function isLeftOut({ draft, state }: Product, { leftOut }: PublicLimit): boolean {
  const { productCategories } = draft.description;
  const frees = (code: string) =>
    leftOut.some(
      (each) =>
        purposesOfCategory(code, draft.description).others.has(each.purpose) &&
        (each.state === undefined || each.state === state),
    );
  return productCategories.length > 0 && productCategories.every(frees);
}

const reachingPublicLimits = (writing: Writing, limits: readonly PublicLimit[]): readonly NamedIngredient[] => {
  const reached = limits.filter(({ hazards }) => has(writing.product, hazards));
  return writing.ingredients.filter(
    (each) =>
      isHarmonised(each) && reached.some((limit) => ingredientHas(each, limit.hazards) && reachesLimit(each, limit)),
  );
};

/**
 * Ingredients for which entries 28 to 30 ban sale of the mixture to the general public, unless column 2 leaves the
 * category of the product out.
 */
export const notForPublic = (writing: Writing): readonly NamedIngredient[] =>
  reachingPublicLimits(
    writing,
    classesNotForPublic.filter((limit) => !isLeftOut(writing.product, limit)),
  );

/** True if entries 28 to 30 would ban sale to the general public but leave the category of the product out. */
export const isLeftToPublic = (writing: Writing): boolean =>
  notForPublic(writing).length === 0 && reachingPublicLimits(writing, classesNotForPublic).length > 0;

export const shareOf = (product: Product, entry: string): number =>
  product.ingredients
    .filter((each) => namesEntry(each, entry))
    .reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);

/** True if the entry is law: in the Union, or in Great Britain if it kept the entry. */
export const isInForce = (product: Product, entry: string): boolean =>
  !hasNationalRules(product) &&
  product.profile.regulatoryLists.includes('restrictions') &&
  (product.profile.keepsUnionRestrictions || !unionOnly.includes(entry));

const uncategorised = 'PC-UNC';

/**
 * True if the entry restricts other products alone, such as tattoo inks (75). Only categories that the user confirmed
 * tell; an uncategorised product may be any.
 */
export function isOfOtherProducts({ draft }: Product, entry: string): boolean {
  const { productCategories } = draft.description;
  const restricted = ownValue(restrictedCategories, entry);
  return (
    restricted !== undefined &&
    productCategories.length > 0 &&
    productCategories.every((code) => code !== uncategorised && !restricted.includes(code))
  );
}

/** Flammable substances and mixtures, and an aerosol that contains one. */
export const isOfEntry40 = (product: Product): boolean =>
  has(product, restrictedHazards[40]) ||
  (product.state === 'aerosol' && product.ingredients.some((each) => ingredientHas(each, restrictedHazards[40])));
