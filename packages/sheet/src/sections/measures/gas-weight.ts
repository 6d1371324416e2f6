import { isFrozenGas } from '../../product/gas-by-law.ts';
import type { Product } from '../../product/product.ts';
import { has } from '../../product/product-hazards.ts';
import { isVeryCold } from './cold-form.ts';

/** Molar mass of dry air, g/mol. */
const air = 28.96;

/** A gas whose density differs from air by less than this neither sinks nor rises. */
const margin = 0.05;

type Known = Pick<Product, 'ingredients' | 'state' | 'mixture'>;

/** The density of a gas relative to air, by the mean molar mass of its ingredients; undefined if one is not known. */
export function relativeGasDensity({ state, ingredients, mixture }: Known): number | undefined {
  if (state !== 'gas' && !isFrozenGas({ state, ingredients })) return undefined;
  const parts = ingredients.map(({ ingredient, substance }) => ({
    share: ingredient.concentration.upper,
    molarMass: substance?.molarMass ?? Number.NaN,
  }));
  const isByWeight = mixture.sharesBy === 'weight';
  const moles = parts.reduce((sum, { share, molarMass }) => sum + (isByWeight ? share / molarMass : share), 0);
  const mass = parts.reduce((sum, { share, molarMass }) => sum + (isByWeight ? share : share * molarMass), 0);
  const ratio = mass / moles / air;
  return Number.isNaN(ratio) ? undefined : ratio;
}

/** Whether an escaping gas sinks or rises; undefined if the molar mass of an ingredient is not known. */
export function gasWeight(product: Known): 'heavier' | 'lighter' | 'like air' | undefined {
  const ratio = relativeGasDensity(product);
  if (ratio === undefined) return undefined;
  if (ratio > 1 + margin) return 'heavier';
  return ratio < 1 - margin ? 'lighter' : 'like air';
}

/** True for a gas not heavier than air that sinks while it is cold: a very cold one, or one that leaks as a liquid. */
export const sinksWhileCold = (product: Product): boolean =>
  (isVeryCold(product) || has(product, 'Press. Gas (Liq.)')) &&
  ['lighter', 'like air'].includes(gasWeight(product) ?? '');
