import type { Product } from './product.ts';

/** True if the country uses the sheet layout of a market but its own classification rules. */
export const hasNationalRules = ({ rules, profile }: Pick<Product, 'rules' | 'profile'>): boolean =>
  rules.id !== profile.market;
