import type { Ppb } from '@gosds/ghs/concentration';
import type { Product } from '../../product/product.ts';
import type { SubstanceGroup } from '../../substance.ts';

/** Whether ingredients of the group make up the share together. */
export const holdsGroup = (
  { ingredients }: Pick<Product, 'ingredients'>,
  group: SubstanceGroup,
  from: Ppb,
): boolean => {
  const own = ingredients.filter(({ groups }) => groups.includes(group));
  return own.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0) >= from;
};
