import { percent } from '@gosds/ghs/concentration';
import { areAll, burningShare, cannotBurn } from './ingredient-elements.ts';
import type { SheetContext } from '../../sheet-context.ts';

/** True for a solid whose ingredients are all known as what cannot burn. */
export const cannotBurnAsDust = ({ state, ingredients }: Pick<SheetContext, 'state' | 'ingredients'>): boolean =>
  state === 'solid' && areAll(ingredients, cannotBurn);

/** True for a solid that can be organic, or carbon, to a quarter or more: its dust is taken for one that may explode. */
export const mayExplodeAsDust = ({ state, ingredients }: Pick<SheetContext, 'state' | 'ingredients'>): boolean =>
  state === 'solid' && burningShare(ingredients) >= percent(25);
