import type { Listings } from '@gosds/sheet/lists/listings';
import { isCasNumber } from '@gosds/data/registry-numbers';
import { z } from 'zod';
import type { Call } from '../call.ts';

const listingsSchema = z.object({
  listings: z.custom<Listings>(
    (value) => z.record(z.string(), z.unknown()).safeParse(value).success,
    'This is not a CAS number.',
  ),
});

/** For ingredients without a record in the catalogue; a record already carries its listings. */
export const getListings = {
  method: 'GET',
  path: '/api/listings/:casNumber',
  summary: 'What the legal lists say about a substance, by its CAS number.',
  params: z.strictObject({ casNumber: z.string().max(20).refine(isCasNumber, 'This is not a CAS number.') }),
  response: { 200: listingsSchema },
} as const satisfies Call;

/** Reads the parsed body of the response. */
export const readListings = (body: unknown): Listings => listingsSchema.parse(body).listings;
