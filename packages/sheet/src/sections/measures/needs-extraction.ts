import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { harmfulInAir } from '../../hazard-groups.ts';
import { isBreathed } from '../../product/breathed-forms.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';

/** Classes that are harmful through the air, or whose vapours ignite. */
const inhalationHazard: AnyHazard = [
  'Aerosol 1',
  'Aerosol 2',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
  ...harmfulInAir,
];

/** True if exhaust ventilation is needed at the place of use, for sections 7 and 8. */
export const needsExtraction = (product: Product): boolean => isBreathed(product) && mayHave(product, inhalationHazard);
