import { type Listings, listings } from './regulatory-lists-table.ts';

const unlisted: Listings = {};

/** Entries of the lists kept with the product; empty for a substance that none of them names. */
export const listingsOf = (cas: string | undefined): Listings => listings[cas ?? ''] ?? unlisted;
