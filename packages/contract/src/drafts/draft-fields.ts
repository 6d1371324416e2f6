import { currentDraftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';

export const draftParams = z.strictObject({ id: z.uuid() });

/** Number of a save. The maximum leaves room for one more in the database's integer column. */
export const versionSchema = z.int().positive().max(2_147_483_646);

/** A draft with the version that the next save must name. */
export const savedDraftSchema = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  savedAt: z.iso.datetime(),
  draft: currentDraftSchema,
  /** Present if the caller may only read the draft in the team. */
  isReadOnly: z.literal(true).optional(),
});

export type SavedDraft = z.infer<typeof savedDraftSchema>;
