import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

/** Number of lists on a page of the directory. */
export const listsAPage = 50;

export const findLists = {
  method: 'POST',
  path: '/api/galleria/lists',
  summary: 'The regulatory lists by country, topic and title, narrowed by a text and a country: 50 a page.',
  body: z.strictObject({
    /** Search text for title, authority, act, topic and code; empty means every list. */
    text: z.string().trim().max(100, 'Enter 100 characters at most.').default(''),
    /** Two letters, `EU` or `WORLD`; empty means every country. */
    country: z.string().max(10).default(''),
    /** Code of one list to leave out; empty leaves out none. */
    without: z.string().max(100).default(''),
    /** The first page is 0. */
    page: z.int().min(0).max(1_000).default(0),
  }),
  response: {
    200: z.object({
      lists: z.array(listSchema).readonly(),
      /** Number of lists on all pages. */
      total: z.int(),
      /** The countries that have lists in the catalogue. */
      countries: z.array(z.string()).readonly(),
    }),
  },
} as const satisfies Call;
