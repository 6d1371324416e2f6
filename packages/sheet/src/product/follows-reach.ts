import type { Product } from './product.ts';

/** True if the sheet follows REACH Annex II, or a law that takes it over. */
export const followsReach = ({ profile }: Pick<Product, 'profile'>): boolean => profile.followsReach;
