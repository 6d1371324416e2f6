import { percent } from '../concentration.ts';
import type { Subject } from './assessment.ts';

/** From this concentration, a product is a single substance: the rest is below the 1 % cut-off of most classes. */
const singleSubstance = percent(99);

/** True if the ingredient makes up the product, so that the product keeps its classification. */
export const isSingleSubstance = ({ lower }: Subject): boolean => lower >= singleSubstance;
