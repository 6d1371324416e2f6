import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams, versionSchema } from './draft-fields.ts';

const count = z.int().min(0).max(999);

/** What the list of sheets shows of a draft beside its name, as the browser that made its sheet counted it. */
export const draftGlanceSchema = z.object({
  /** Pictograms of the label, such as `GHS02`. */
  pictograms: z.array(z.string().max(20)).max(12).readonly(),
  /** Findings of the review that are open: required by law, advised, and worth a thought. */
  open: z.object({ must: count, should: count, hint: count }),
  /** After how many years the law of the country wants the sheet looked through; null where it names no period. */
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
