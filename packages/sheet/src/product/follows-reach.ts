import type { Product } from './product.ts';

/** REACH Annex II, or a law that follows it. */
export const followsReach = ({ profile }: Pick<Product, 'profile'>): boolean => profile.followsReach;
