import { ownValue } from '@gosds/ghs/own-value';
import { type Listings, listings } from './regulatory-lists-table.ts';
import { restrictedGroups } from './restrictions-table.ts';

const unlisted: Listings = {};

const ofGroups = new Map(
  restrictedGroups.flatMap(({ entry, cas }) =>
    cas.map((each): [string, Listings] => [each, { ...ownValue(listings, each), annexXvii: entry }]),
  ),
);

/** Entries of the lists kept with the product; empty for a substance that none of them names. */
export const listingsOf = (cas = ''): Listings => ofGroups.get(cas) ?? ownValue(listings, cas) ?? unlisted;
