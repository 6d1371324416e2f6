import { corrosiveToMetalOrSkin, reactsWithAirOrWater } from '../hazard-groups.ts';
import type { Product } from './product.ts';
import { has, mayHave } from './product-hazards.ts';

/**
 * True if the product is packed in airtight, dry steel because it reacts with air or water. False if it corrodes metal.
 * If it corrodes skin, true only if the reaction is known, as for sodium.
 */
export const isKeptInSteel = (product: Product): boolean =>
  !has(product, 'Met. Corr.') &&
  (has(product, reactsWithAirOrWater) ||
    (mayHave(product, reactsWithAirOrWater) && !has(product, corrosiveToMetalOrSkin)));
