import type { Listings } from '../lists/listings.ts';
import type { Substance } from '../substance.ts';

/** What a product is assessed by. */
export type ProductFacts = {
  /** By material id. */
  readonly substances: ReadonlyMap<number, Substance>;
  /** What the lists say of ingredients without a record, by the CAS number that was typed for them. */
  readonly listings?: ReadonlyMap<string, Listings> | undefined;
  /** ISO date: law, limits and lists are those of this day. */
  readonly asOf: string;
};
