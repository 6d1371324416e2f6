import { ingredientHas } from './ingredient-hazards.ts';
import type { Product } from './product.ts';

const hydrogenPeroxide = '7722-84-1';

type Known = Pick<Product, 'ingredients' | 'classification'>;

/**
 * True for an organic peroxide that cures a resin at such a low concentration that its available oxygen takes the
 * product out of the class (CLP Annex I, 2.15.2.1). Unlike peracids and hydrogen peroxide, it neither forms gas nor
 * feeds a fire.
 */
export function isInitiator({ ingredients, classification }: Known, each: Known['ingredients'][number]): boolean {
  const isOrganicPeroxide = ingredientHas(each, 'Org. Perox.');
  if (!isOrganicPeroxide || each.groups.includes('peracid')) return false;
  const isOutOfClass = classification.outcomes.some(
    ({ hazardClass, status }) => hazardClass === 'Organic peroxides' && status === 'not-classified',
  );
  return isOutOfClass && !ingredients.some(({ substance }) => substance?.cas === hydrogenPeroxide);
}
