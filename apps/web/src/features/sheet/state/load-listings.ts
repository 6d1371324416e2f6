import { getListings, readListings } from '@gosds/contract/catalogue/get-listings';
import type { Listings } from '@gosds/sheet/lists/listings';
import { send } from '../../../api/invoke.ts';

/** The listings of a typed CAS number in the regulatory lists. */
export const loadListings = async (casNumber: string): Promise<Listings> =>
  readListings(await send(getListings, { params: { casNumber } }));
