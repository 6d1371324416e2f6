import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';

export const isMostlyWater = ({ ingredients }: Pick<Product, 'ingredients'>): boolean =>
  ingredients.some(({ family, ingredient }) => family === 'water' && ingredient.concentration.lower >= percent(50));

/** In °C. Up to it, the UN GHS has a class for combustible liquids (Category 4). */
const combustibleUpTo = 93;

/**
 * True for a liquid with a flash point but without a flammable class: it burns when heated. A watery product with a
 * higher flash point has lost its water before.
 */
export function burnsWhenHeated(product: Product): boolean {
  const flash = product.measures.flashPoint?.min;
  const isGiven = flash !== undefined && Number.isFinite(flash);
  return (
    product.state === 'liquid' &&
    isGiven &&
    (flash <= combustibleUpTo || !isMostlyWater(product)) &&
    !mayHave(product, 'Flam. Liq.')
  );
}
