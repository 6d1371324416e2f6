import { draftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';

export const draftParams = z.strictObject({ id: z.uuid() });

/** A draft with the version that the next save must name. */
export const savedDraftSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  draft: draftSchema,
});

export type SavedDraft = z.infer<typeof savedDraftSchema>;
