import type { Listings } from './listings.ts';

/** Words in lower case without accents. A member's name contains all of them. */
type NameWords = readonly string[];

/** A list and the edition in the data. */
export type ListEdition = {
  readonly id: string;
  /** The key of this list in the listings of a substance. */
  readonly key: keyof Listings;
  /** The authority that maintains the list. */
  readonly authority: string;
  /** The law behind the list. */
  readonly act: string;
  readonly title: string;
  /** Date of the edition, an ISO date. */
  readonly version: string;
  /** Date when the next edition is due, an ISO date; absent if not set. */
  readonly nextExpected?: string;
  /** `partial`: a substance that is missing from the data may still be on the list. */
  readonly completeness: 'complete' | 'partial';
  /** Group entries without numbers, each with the names of its members. */
  readonly groups: readonly { readonly entry: string; readonly names: readonly NameWords[] }[];
};

/** A complete list: a substance that is missing from the data is not on the list. */
export type WholeList = ListEdition & { readonly completeness: 'complete' };
