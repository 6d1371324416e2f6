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

/** A metal phosphide that water and acids decompose. */
export const holdsPhosphide = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'phosphide', percent(1));

/** Alkynes such as acetylene: copper, silver and mercury make explosives of them. */
export const holdsAcetylide = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'acetylide', percent(1));

/** An instant adhesive: water, textiles and paper set it off. */
export const isInstantAdhesive = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'cyanoacrylate', percent(10));

/** Its alkoxy groups give off their alcohol with damp; where water is an ingredient they have done so. */
export const formsAlcohol = (product: Pick<Product, 'ingredients'>, group: 'methoxysilane' | 'ethoxysilane'): boolean =>
  holdsGroup(product, group, percent(1)) && !product.ingredients.some(({ family }) => family === 'water');

/** Enough of a nitrate ester to decompose by itself; as a trace in fuel it only lights it. */
export const holdsNitrateEster = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'nitrate-ester', percent(10));

/** Linseed oil, alkyd resins and their like: they harden with air. What is thinned with water warms little. */
export const driesInAir = (product: Pick<Product, 'ingredients' | 'state'>): boolean =>
  product.state === 'liquid' &&
  holdsGroup(product, 'drying-oil', percent(10)) &&
  !product.ingredients.some(({ family }) => family === 'water');

/** Sand and glass are no material for what dissolves silica. */
export const attacksGlass = (product: Pick<Product, 'ingredients'>): boolean =>
  holdsGroup(product, 'attacks-glass', percent(1));
