import type { ProductIngredient } from './product.ts';

/** The catalogue's name of an ingredient, or the typed one; never the sanitised name. */
export const knownName = ({ substance, row }: Pick<ProductIngredient, 'substance' | 'row'>): string =>
  substance?.name ?? row.name;
