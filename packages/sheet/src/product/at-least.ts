import type { Ppb } from '@gosds/ghs/concentration';
import type { ProductIngredient } from './product.ts';

type Known = Pick<ProductIngredient, 'ingredient'>;

const isAtLeast = ({ ingredient }: Known, limit: Ppb): boolean => ingredient.concentration.upper >= limit;

/** Ingredients that may be present at the limit or more. */
export const atLeast = <Each extends Known>(
  { ingredients }: { readonly ingredients: readonly Each[] },
  limit: Ppb,
): readonly Each[] => ingredients.filter((each) => isAtLeast(each, limit));

/** Such as a poison of baits, whose specific limits lie at a few thousandths of a per cent. */
const reachesOwnLimit = ({ ingredient }: Known): boolean =>
  (ingredient.specificLimits ?? []).some(({ lower }) => lower !== undefined && ingredient.concentration.upper >= lower);

/** The same, and those that decide a class below the limit by a specific limit of their own. */
export const atLeastOrDeciding = <Each extends Known>(
  { ingredients }: { readonly ingredients: readonly Each[] },
  limit: Ppb,
): readonly Each[] => ingredients.filter((each) => isAtLeast(each, limit) || reachesOwnLimit(each));
