import { percent } from '../concentration.ts';
import type { Subject } from './assessment.ts';

/** From this share on a product is its one ingredient: what remains is below the 1 % cut-off for most classes. */
const singleSubstance = percent(99);

/** Whether the ingredient makes up the product, so that the product keeps its classification. */
export const isSingleSubstance = ({ lower }: Subject): boolean => lower >= singleSubstance;
