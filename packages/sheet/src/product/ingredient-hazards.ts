import { type AnyHazard, hasAny, partsOf } from '@gosds/ghs/hazard-question';
import { memoised } from '../memoised.ts';
import type { ProductIngredient } from './product.ts';

/** Everything that matches one of the hazards at least. Cached, because a sheet asks for hundreds of hazards. */
export const partsOfAll = memoised(
  (hazards: ProductIngredient['hazards']): ReadonlySet<string> =>
    new Set(hazards.flatMap((hazard) => [...partsOf(hazard)])),
);

/** True if the ingredient has one of these hazards in force. */
export const ingredientHas = ({ hazards }: Pick<ProductIngredient, 'hazards'>, wanted: AnyHazard): boolean =>
  hasAny(partsOfAll(hazards), wanted);
