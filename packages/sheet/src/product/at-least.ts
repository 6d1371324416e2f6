import type { Ppb } from '@gosds/ghs/concentration';
import type { ProductIngredient } from './product.ts';

/** Ingredients that may be present at the limit or more. */
export const atLeast = <Known extends Pick<ProductIngredient, 'ingredient'>>(
  { ingredients }: { readonly ingredients: readonly Known[] },
  limit: Ppb,
): readonly Known[] => ingredients.filter(({ ingredient }) => ingredient.concentration.upper >= limit);
