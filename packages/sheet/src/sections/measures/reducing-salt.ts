import { percent } from '@gosds/ghs/concentration';
import { atLeast } from '../../product/at-least.ts';
import { knownName } from '../../product/known-name.ts';
import type { Product } from '../../product/product.ts';

/** Salts of phosphinic acid, as in baths for chemical nickel: reducing agents that give off phosphine in heat. */
export const isHypophosphite = (name: string): boolean => /\b(?:hypophosphite|phosphinate)s?\b/i.test(name);

export const holdsHypophosphite = (product: Pick<Product, 'ingredients'>): boolean =>
  atLeast(product, percent(1)).some((each) => isHypophosphite(knownName(each)));
