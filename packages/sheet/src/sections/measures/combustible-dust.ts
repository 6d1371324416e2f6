import { percent } from '@gosds/ghs/concentration';
import { areAll, burningShare, cannotBurn } from '../chemistry/ingredient-elements.ts';
import { solidFormOf } from '../../draft/solid-form.ts';
import { isHotWork } from './processing.ts';
import type { Product } from '../../product/product.ts';
import { holdsGroup } from './holds-group.ts';

/** What is spread or cut off raises no dust. */
const undusty = new Set(['Paste', 'Gel']);

/** Nor does what is handled in pieces. */
const isDry = ({ properties }: Product['draft']): boolean =>
  !undusty.has(properties.appearance) && solidFormOf(properties) !== 'massive';

/** True for a solid that may float in the air: powders, granules and whatever nobody has described. */
export const raisesDust = ({ state, draft }: Pick<Product, 'draft' | 'state'>): boolean =>
  state === 'solid' && (draft.description.processing === 'grinding' || (isDry(draft) && !isHotWork({ state, draft })));

type Known = Pick<Product, 'ingredients' | 'draft' | 'state'>;

/**
 * True for a powder that is to a quarter or more a metal which burns as dust, and sets hydrogen free with acids, alkalis and damp:
 * what the class alone does not say of a stabilised powder.
 */
export const isMetalDust = (product: Known): boolean =>
  raisesDust(product) && holdsGroup(product, 'metal-powder', percent(25));

/** True for a solid whose ingredients are all known as what cannot burn. */
export const cannotBurnAsDust = (product: Known): boolean =>
  product.state === 'solid' && areAll(product.ingredients, cannotBurn) && !isMetalDust(product);

/** True for a solid that can be organic, carbon or such a metal to a quarter or more: its dust is taken for one that may explode. */
export const mayExplodeAsDust = (product: Known): boolean =>
  isMetalDust(product) || (raisesDust(product) && burningShare(product.ingredients) >= percent(25));
