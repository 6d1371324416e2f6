import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../../product/product.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import { holdsGroup } from './holds-group.ts';

/** Its fluorides turn into hydrogen fluoride with damp; where water is an ingredient they have done so. */
export const formsHydrogenFluoride = (product: Product): boolean =>
  holdsGroup(product, 'fluoride-hydrolysed', percent(1)) &&
  !product.ingredients.some(({ family }) => family === 'water');

/** Water sets a toxic gas free: EUH029, or hydrogen fluoride. */
export const setsToxicGasFreeWithWater = (product: Product): boolean =>
  hasStatement(product, '029') || formsHydrogenFluoride(product);

/** Water reacts violently with the product (EUH014), or sets a toxic gas free. What sets a flammable gas free has a class. */
export const mustStayDry = (product: Product): boolean =>
  hasStatement(product, '014') || setsToxicGasFreeWithWater(product);
