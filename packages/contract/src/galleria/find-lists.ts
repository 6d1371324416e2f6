import { z } from 'zod';
import type { Call } from '../call.ts';
import { listSchema } from './get-chemical.ts';

/** Lists of one page of the directory. */
export const listsAPage = 50;

export const findLists = {
  method: 'POST',
  path: '/api/galleria/lists',
  summary: 'The regulatory lists by country, topic and title, narrowed by a text and a country: 50 a page.',
  body: z.strictObject({
    /** In the title, the authority, the act, the topic or the code; empty: every list. */
    text: z.string().trim().max(100, 'Enter 100 characters at most.').default(''),
    /** Two letters, `EU` or `WORLD`; empty: every country. */
    country: z.string().max(10).default(''),
    /** 0 is the first. */
    page: z.int().min(0).max(1_000).default(0),
  }),
  response: {
    200: z.object({
      lists: z.array(listSchema).readonly(),
      /** Of all pages. */
      total: z.int(),
      /** The countries that lists of the catalogue are of. */
      countries: z.array(z.string()).readonly(),
    }),
  },
} as const satisfies Call;
