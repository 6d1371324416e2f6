import { percent } from '@gosds/ghs/concentration';
import type { Substance } from '../substance.ts';
import type { Product } from './product.ts';

/** Main constituent of a substance at least (ECHA guidance on identification and naming of substances, 4.2.1). */
const mainConstituent = percent(80);

/** True for a product of a single ingredient without a large unnamed rest: it is a substance. */
export const isSubstance = ({ ingredients }: Pick<Product, 'ingredients'>): boolean =>
  ingredients.length === 1 && ingredients.every(({ ingredient }) => ingredient.concentration.upper >= mainConstituent);

/** The substance's own catalogue record, where the product is one substance. */
export const onlySubstance = (product: Pick<Product, 'ingredients'>): Substance | undefined =>
  isSubstance(product) ? product.ingredients[0]?.substance : undefined;
