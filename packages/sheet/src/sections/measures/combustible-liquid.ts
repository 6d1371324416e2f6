import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';

export const isMostlyWater = ({ ingredients }: Pick<Product, 'ingredients'>): boolean =>
  ingredients.some(({ family, ingredient }) => family === 'water' && ingredient.concentration.lower >= percent(50));

/** True for a liquid with a flash point but without a flammable class: it burns when heated. */
export function burnsWhenHeated(product: Product): boolean {
  const flash = product.measures.flashPoint?.min;
  const isGiven = flash !== undefined && Number.isFinite(flash);
  return product.state === 'liquid' && isGiven && !isMostlyWater(product) && !mayHave(product, 'Flam. Liq.');
}
