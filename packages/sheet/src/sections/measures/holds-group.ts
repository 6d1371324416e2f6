import { percent, type Ppb } from '@gosds/ghs/concentration';
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

/** Regulation (EU) 2019/1148, Annex I, counts fertilisers of ammonium nitrate from 16 % of nitrogen on, which is 45.7 %. */
const confinedFrom = percent(45.7);

/** A solid of an oxidiser that brings its own fuel, such as ammonium nitrate. */
export const mayExplodeConfined = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'solid' && holdsGroup(product, 'confined-explosive', confinedFrom);

/** Sand and glass are no material for what dissolves silica. */
export const attacksGlass = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'attacks-glass', percent(1));
