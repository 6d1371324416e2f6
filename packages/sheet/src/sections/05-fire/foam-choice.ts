import { percent } from '@gosds/ghs/concentration';
import type { FunctionalClass } from '../../substance.ts';
import type { Product } from '../../product/product.ts';

/** Families that do not break down ordinary foam: they do not mix with water, or are not solvents. */
const gentle: readonly FunctionalClass[] = ['aliphatic', 'aromatic', 'halogenated', 'water', 'salt', 'surfactant'];

/**
 * Polar solvents take the water out of ordinary foam. A liquid with more than 10 % of them, or of ingredients with an
 * unknown family, or without any named ingredient, needs alcohol-resistant foam (NFPA 11, from knowledge).
 */
export function needsAlcoholResistantFoam({ ingredients }: Pick<Product, 'ingredients'>): boolean {
  if (ingredients.length === 0) return true;
  const breaking = ingredients.filter(({ family }) => family === undefined || !gentle.includes(family));
  const share = breaking.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0);
  return share > percent(10);
}
