import { type AnyHazard, isAnyOf } from '@gosds/ghs/hazard-question';
import type { ProductIngredient } from './product.ts';

/** True where one of the ingredient's hazards in force is asked for. */
export const ingredientHas = ({ hazards }: Pick<ProductIngredient, 'hazards'>, asked: AnyHazard): boolean =>
  hazards.some((hazard) => isAnyOf(hazard, asked));
