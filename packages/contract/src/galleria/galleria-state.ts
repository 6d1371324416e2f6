import { z } from 'zod';
import type { Call } from '../call.ts';

export const galleriaState = {
  method: 'GET',
  path: '/api/galleria/state',
  summary:
    'How many chemicals, names, lists and entries can be searched; null until the first load has ended. `loading`: how far a load is.',
  response: {
    200: z.object({
      catalogue: z
        .object({
          loadedAt: z.iso.datetime(),
          chemicals: z.int(),
          names: z.int(),
          lists: z.int(),
          memberships: z.int(),
        })
        .nullable(),
      loading: z
        .object({
          /** The load is copying rows, or building the search indexes. */
          stage: z.enum(['rows', 'indexes']),
          /** Completed part of the load, from 0 to 1. */
          part: z.number(),
        })
        .nullable(),
    }),
  },
} as const satisfies Call;
