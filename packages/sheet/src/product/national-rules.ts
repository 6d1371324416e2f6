import type { Product } from './product.ts';

/** True where a country that follows the layout of a market classifies by rules of its own. */
export const hasNationalRules = ({ rules, profile }: Pick<Product, 'rules' | 'profile'>): boolean =>
  rules.id !== profile.market;
