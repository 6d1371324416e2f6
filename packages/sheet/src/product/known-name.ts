import type { ProductIngredient } from './product.ts';

/** The catalogue's name of an ingredient, or the one that was typed; never the one that the sheet prints in its place. */
export const knownName = ({ substance, row }: Pick<ProductIngredient, 'substance' | 'row'>): string =>
  substance?.name ?? row.name;

/** The CAS number of its record, or the one that was typed; empty where there is none. */
export const knownCas = ({ substance, row }: Pick<ProductIngredient, 'substance' | 'row'>): string =>
  substance ? (substance.cas ?? '') : row.casNumber.trim();
