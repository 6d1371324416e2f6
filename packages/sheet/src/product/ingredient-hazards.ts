import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import type { ProductIngredient } from './product.ts';

/** True if the ingredient has one of these hazards in force. */
export const ingredientHas = ({ hazards }: Pick<ProductIngredient, 'hazards'>, wanted: AnyHazard): boolean =>
  hazards.some((hazard) => isAnyOf(hazard, wanted));
