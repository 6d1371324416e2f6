import type { Ppb } from '@gosds/ghs/concentration';
import type { ProductIngredient } from './product.ts';

type Known = Pick<ProductIngredient, 'ingredient'>;

const isAtLeast = ({ ingredient }: Known, limit: Ppb): boolean => ingredient.concentration.upper >= limit;

/** Ingredients whose concentration may reach the limit. */
export function atLeast<Each extends Known>(
  { ingredients }: { readonly ingredients: readonly Each[] },
  limit: Ppb,
): readonly Each[] {
  // Most recipes have no traces: then there is nothing to leave out.
  return ingredients.every((each) => isAtLeast(each, limit))
    ? ingredients
    : ingredients.filter((each) => isAtLeast(each, limit));
}

/** For example a bait poison, whose specific concentration limits are a few thousandths of a per cent. */
const reachesOwnLimit = ({ ingredient }: Known): boolean =>
  (ingredient.specificLimits ?? []).some(({ lower }) => lower !== undefined && ingredient.concentration.upper >= lower);

/** As `atLeast`, with ingredients that decide a class below the limit by their own specific concentration limit. */
export const atLeastOrDeciding = <Each extends Known>(
  { ingredients }: { readonly ingredients: readonly Each[] },
  limit: Ppb,
): readonly Each[] => ingredients.filter((each) => isAtLeast(each, limit) || reachesOwnLimit(each));
