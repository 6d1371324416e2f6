import { z } from 'zod';
import type { Call } from '../call.ts';

export const galleriaState = {
  method: 'GET',
  path: '/api/galleria/state',
  summary: 'How many chemicals, names, lists and entries can be searched; null while the first load goes on.',
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
    }),
  },
} as const satisfies Call;
