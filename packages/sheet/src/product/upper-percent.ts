import { toPercent } from '@gosds/ghs/concentration';
import type { ProductIngredient } from './product.ts';

/** Upper bound of an ingredient's share, in % by mass; of gases by volume. */
export const upperPercent = ({ ingredient }: Pick<ProductIngredient, 'ingredient'>): number =>
  toPercent(ingredient.concentration.upper);
