import { z } from 'zod';
import type { Call } from '../call.ts';

export const listDrafts = {
  method: 'GET',
  path: '/api/drafts',
  summary:
    'The drafts of the user, the last changed first, at most 100; without one that was begun and left untouched.',
  response: {
    200: z.object({
      drafts: z.array(
        z.object({
          id: z.uuid(),
          version: z.int().positive(),
          savedAt: z.iso.datetime(),
          productName: z.string(),
          country: z.string(),
          language: z.string(),
          isPaid: z.boolean(),
        }),
      ),
    }),
  },
} as const satisfies Call;
