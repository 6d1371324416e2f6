import { corrosiveToMetalOrSkin, reactsWithAirOrWater } from '../hazard-groups.ts';
import type { Product } from './product.ts';
import { has, mayHave } from './product-hazards.ts';

/**
 * Whether the product is packed in steel, airtight and dry: where it reacts with air or water. What corrodes metal is not, and what
 * corrodes skin only where it is known to react, as sodium does.
 */
export const isKeptInSteel = (product: Product): boolean =>
  !has(product, 'Met. Corr.') &&
  (has(product, reactsWithAirOrWater) ||
    (mayHave(product, reactsWithAirOrWater) && !has(product, corrosiveToMetalOrSkin)));
