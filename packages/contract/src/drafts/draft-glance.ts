import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams, versionSchema } from './draft-fields.ts';

const count = z.int().min(0).max(999);

/** What the list of sheets shows of a draft besides its name. The browser that made the sheet computes it. */
export const draftGlanceSchema = z.object({
  /** Pictograms of the label, such as `GHS02`. */
  pictograms: z.array(z.string().max(20)).max(12).readonly(),
  /** Number of open review findings: required by law, advised, and hints. */
  open: z.object({ must: count, should: count, hint: count }),
  /** Years after which the country's law asks for a review of the sheet; null if it sets no period. */
  reviewYears: z.int().min(1).max(20).nullable(),
});

export type DraftGlance = z.infer<typeof draftGlanceSchema>;

export const saveGlance = {
  method: 'PUT',
  path: '/api/drafts/:id/glance',
  summary: 'Keeps what the list of sheets shows of a draft. Nothing is kept for a version that is not the current one.',
  params: draftParams,
  body: z.strictObject({ version: versionSchema, glance: draftGlanceSchema }),
  response: { 200: z.object({ kept: z.boolean() }) },
} as const satisfies Call;
