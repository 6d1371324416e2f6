import { z } from 'zod';
import type { Call } from '../call.ts';

/** Changes nothing: needs no session and no CSRF header. */
export const languagesForCountry = {
  method: 'POST',
  path: '/api/data/languages-for-country',
  summary: 'The languages of sheets for a country.',
  body: z.strictObject({ countryId: z.union([z.string().max(10), z.int()]) }),
  response: { 200: z.object({ data: z.array(z.object({ Id: z.int(), Name: z.string(), Code: z.string() })) }) },
} as const satisfies Call;
