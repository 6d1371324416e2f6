import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../../product/product.ts';
import { atLeast } from '../../product/at-least.ts';
import { hasStatement } from '../../product/supplemental-codes.ts';
import { holdsGroup } from './holds-group.ts';

/** True for fluorides that form hydrogen fluoride with damp. If water is an ingredient, they have already reacted. */
export const formsHydrogenFluoride = (product: Product): boolean =>
  holdsGroup(product, 'fluoride-hydrolysed', percent(1)) &&
  !product.ingredients.some(({ family }) => family === 'water');

/** Water releases a toxic gas: EUH029, or hydrogen fluoride. */
export const setsToxicGasFreeWithWater = (product: Product): boolean =>
  hasStatement(product, '029') || formsHydrogenFluoride(product);

/**
 * Water reacts violently with the product (EUH014) or releases a toxic gas from it. Release of a flammable gas has its
 * own class.
 */
export const mustStayDry = (product: Product): boolean =>
  hasStatement(product, '014') || setsToxicGasFreeWithWater(product);

/** Sulphuric acid so strong that a little water boils in it, and that it chars what burns. It is still diluted with water. */
export const boilsWithWater = (product: Pick<Product, 'ingredients'>): boolean =>
  atLeast(product, percent(75)).some(({ substance }) => substance?.cas === '7664-93-9');

export const reactsViolentlyWithWater = (product: Product): boolean =>
  hasStatement(product, '014') || boilsWithWater(product);
