import { getListings, readListings } from '@gosds/contract/catalogue/get-listings';
import type { Listings } from '@gosds/sheet/lists/listings';
import { send } from '../../../api/invoke.ts';

/** What the lists of laws say of a CAS number that was typed. */
export const loadListings = async (casNumber: string): Promise<Listings> =>
  readListings(await send(getListings, { params: { casNumber } }));
