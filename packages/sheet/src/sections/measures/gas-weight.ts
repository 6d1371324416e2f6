import { isFrozenGas } from '../../product/gas-by-law.ts';
import { isVeryCold } from './cold-form.ts';
import type { Product } from '../../product/product.ts';

/** Molar mass of dry air, g/mol. */
const air = 28.96;

/** A gas whose density differs from air by less than this neither sinks nor rises. */
const margin = 0.05;

/** Whether an escaping gas sinks or rises, by the mean molar mass of its ingredients; undefined if one is not known. */
export function gasWeight({
  state,
  ingredients,
}: Pick<Product, 'ingredients' | 'state'>): 'heavier' | 'lighter' | 'like air' | undefined {
  if (state !== 'gas' && !isFrozenGas({ state, ingredients })) return undefined;
  const parts = ingredients.map(({ ingredient, substance }) => ({
    mass: ingredient.concentration.upper,
    molarMass: substance?.molarMass ?? Number.NaN,
  }));
  const mass = parts.reduce((sum, part) => sum + part.mass, 0);
  const moles = parts.reduce((sum, part) => sum + part.mass / part.molarMass, 0);
  const ratio = mass / moles / air;
  if (Number.isNaN(ratio)) return undefined;
  if (ratio > 1 + margin) return 'heavier';
  return ratio < 1 - margin ? 'lighter' : 'like air';
}

/** True for a gas not heavier than air that sinks while it is cold. */
export const sinksWhileCold = (product: Product): boolean => isVeryCold(product) && gasWeight(product) !== 'heavier';
