import type { Product } from '../product/product.ts';
import { areAll, isInorganic } from '../sections/chemistry/ingredient-elements.ts';
import type { WorkedOut } from './outcome.ts';

/**
 * The content of volatile organic compounds for the Swiss incentive tax: none in a product without organic ingredients.
 * Any other content depends on vapour pressures and on the list of taxed substances, which the user looks up.
 */
export const vocContent = ({ ingredients }: Product): WorkedOut =>
  areAll(ingredients, isInorganic)
    ? { codes: [{ code: '0 %', by: undefined, why: 'whyByComposition' }] }
    : { lacks: 'order' };
