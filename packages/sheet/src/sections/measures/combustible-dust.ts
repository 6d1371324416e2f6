import { percent } from '@gosds/ghs/concentration';
import { areAll, burningShare, cannotBurn } from '../chemistry/ingredient-elements.ts';
import { isHotWork } from './processing.ts';
import type { Product } from '../../product/product.ts';

/** What is spread, cut off or handled in one piece raises no dust. */
const undusty = new Set(['Paste', 'Gel', 'Solid block']);

/** True for a solid that may float in the air: powders, granules and whatever nobody has described. */
export const raisesDust = ({ state, draft }: Pick<Product, 'draft' | 'state'>): boolean =>
  state === 'solid' &&
  (draft.description.processing === 'grinding' ||
    (!undusty.has(draft.properties.appearance) && !isHotWork({ state, draft })));

/** True for a solid whose ingredients are all known as what cannot burn. */
export const cannotBurnAsDust = ({ state, ingredients }: Pick<Product, 'ingredients' | 'state'>): boolean =>
  state === 'solid' && areAll(ingredients, cannotBurn);

/** True for a solid that can be organic, or carbon, to a quarter or more: its dust is taken for one that may explode. */
export const mayExplodeAsDust = (product: Pick<Product, 'ingredients' | 'draft' | 'state'>): boolean =>
  raisesDust(product) && burningShare(product.ingredients) >= percent(25);
