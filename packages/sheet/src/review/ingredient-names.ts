import type { ProductIngredient } from '../product/product.ts';
import type { NamedIngredient } from '../sections/writing.ts';

export const namesOf = (ingredients: readonly NamedIngredient[]): readonly string[] =>
  ingredients.map(({ name }) => name);

/** No list of hazardous substances names water. */
export const isNoWater = ({ family }: ProductIngredient): boolean => family !== 'water';
