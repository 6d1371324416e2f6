import { z } from 'zod';
import type { Call } from '../call.ts';
import { watchEffectSchema } from './watch-effect.ts';

const findingSchema = z.object({
  id: z.uuid(),
  /** When the effect was found. */
  foundAt: z.iso.datetime(),
  productName: z.string(),
  country: z.string(),
  language: z.string(),
  /** True for a published sheet, false for a draft. */
  isPublished: z.boolean(),
  /** A newer version was published since. */
  isReplaced: z.boolean(),
  /** Null if the draft was deleted. */
  draftId: z.uuid().nullable(),
  effect: watchEffectSchema,
  /** When the user marked it as read; null until then. */
  readAt: z.iso.datetime().nullable(),
});

export type TouchedSheet = z.infer<typeof findingSchema>;

export const getWatch = {
  method: 'GET',
  path: '/api/watch',
  summary:
    'The sheets of the caller that a newer edition of a list or new law touches, the latest first, 200 at most, and what it changes in each.',
  response: {
    200: z.object({
      touched: z.array(findingSchema).readonly(),
      /** Number of affected sheets, if more than are listed. */
      total: z.int(),
    }),
  },
} as const satisfies Call;

export const readWatchNotices = {
  method: 'POST',
  path: '/api/watch/read',
  summary: "Marks notices of the caller's watch as read; those of others are passed over.",
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  response: { 200: z.object({ read: z.literal(true) }) },
} as const satisfies Call;
