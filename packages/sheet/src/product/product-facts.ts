import type { Listings } from '../lists/listings.ts';
import type { Substance } from '../substance.ts';

/** The facts for assessing a product. */
export type ProductFacts = {
  /** By material id. */
  readonly substances: ReadonlyMap<number, Substance>;
  /** List entries of ingredients without a record, by the typed CAS number. */
  readonly listings?: ReadonlyMap<string, Listings> | undefined;
  /** ISO date for law, limits and lists. */
  readonly asOf: string;
};
