import { percent } from '@gosds/ghs/concentration';
import type { Substance } from '../substance.ts';
import type { Product } from './product.ts';

/**
 * Lowest concentration of the main constituent of a substance (ECHA guidance on identification and naming of
 * substances, 4.2.1).
 */
const mainConstituent = percent(80);

/** True if the product has a single ingredient and no large unnamed rest: it is a substance. */
export const isSubstance = ({ ingredients }: Pick<Product, 'ingredients'>): boolean =>
  ingredients.length === 1 && ingredients.every(({ ingredient }) => ingredient.concentration.upper >= mainConstituent);

/** The catalogue record of the substance, if the product is a substance. */
export const onlySubstance = (product: Pick<Product, 'ingredients'>): Substance | undefined =>
  isSubstance(product) ? product.ingredients[0]?.substance : undefined;
