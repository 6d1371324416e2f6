import type { AnyHazard } from '@gosds/ghs/hazard-question';
import { percent } from '@gosds/ghs/concentration';
import { isInitiator } from '../../product/initiator.ts';
import type { Product } from '../../product/product.ts';
import { mayHave } from '../../product/product-hazards.ts';
import { atLeast } from '../../product/at-least.ts';
import type { FunctionalClass } from '../../substance.ts';

const bleaching: readonly FunctionalClass[] = ['hypochlorite', 'chloroisocyanurate', 'peroxide', 'oxidiser'];

/** Rags and sawdust with the product may self-heat, even below the limits of the class. */
const bleaches = (product: Product): boolean =>
  atLeast(product, percent(1)).some(
    (each) => each.family !== undefined && bleaching.includes(each.family) && !isInitiator(product, each),
  );

const oxidising: AnyHazard = ['Ox. Liq.', 'Ox. Sol.', 'Org. Perox.'];

/** True if the product feeds a fire or reacts with combustibles: nothing organic may touch a spill. */
export const feedsFire = (product: Product): boolean => mayHave(product, oxidising) || bleaches(product);

/** Free isocyanate groups form carbon dioxide with water. */
export const holdsIsocyanate = (product: Product): boolean =>
  atLeast(product, percent(0.1)).some(
    ({ family, ingredient }) => family === 'isocyanate' || ingredient.families?.includes('isocyanate') === true,
  );

/** Hydrogen peroxide, peracids and similar, from the concentration at which section 10 mentions them. */
export const holdsPeroxide = (product: Product): boolean =>
  atLeast(product, percent(1)).some((each) => each.family === 'peroxide' && !isInitiator(product, each));
