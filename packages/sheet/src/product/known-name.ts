import type { ProductIngredient } from './product.ts';

/** The catalogue's name of an ingredient, or the one that was typed; never the one that the sheet prints in its place. */
export const knownName = ({ substance, row }: Pick<ProductIngredient, 'substance' | 'row'>): string =>
  substance?.name ?? row.name;
