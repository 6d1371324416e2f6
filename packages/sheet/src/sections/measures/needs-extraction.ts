import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { harmfulInAir } from '../../hazard-groups.ts';
import { isBreathed } from '../../product/breathed-forms.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';

/** Classes that harm through the air, or whose vapours catch fire. */
const inhalationHazard: AnyHazard = [
  'Aerosol 1',
  'Aerosol 2',
  'Flam. Liq. 1',
  'Flam. Liq. 2',
  'Flam. Liq. 3',
  ...harmfulInAir,
];

/** True where air has to be extracted at the place of use; sections 7 and 8 ask the same. */
export const needsExtraction = (product: Product): boolean => isBreathed(product) && mayHave(product, inhalationHazard);
