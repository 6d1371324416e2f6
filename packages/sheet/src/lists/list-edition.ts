import type { Listings } from './listings.ts';

/** Words of a name, all of which a member has: lower case, without accents. */
type NameWords = readonly string[];

/** The name of a list and the edition that the data hold. */
export type ListEdition = {
  readonly id: string;
  /** Where the listings of a substance keep its contents. */
  readonly key: keyof Listings;
  /** Who keeps the list. */
  readonly authority: string;
  /** The law that it is kept under. */
  readonly act: string;
  readonly title: string;
  /** Day of the edition, an ISO date. */
  readonly version: string;
  /** Day by which the next edition was to come, an ISO date; absent where that is not set. */
  readonly nextExpected?: string;
  /** `partial`: a substance that is not found in it may be on the list all the same. */
  readonly completeness: 'complete' | 'partial';
  /** Entries without numbers of their own, each by the names of its members. */
  readonly groups: readonly { readonly entry: string; readonly names: readonly NameWords[] }[];
};

/** A list that is held whole: what is not found in it is not on it. */
export type WholeList = ListEdition & { readonly completeness: 'complete' };
