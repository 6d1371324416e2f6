import { draftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams, savedDraftSchema, versionSchema } from './draft-fields.ts';

export const saveDraft = {
  method: 'PUT',
  path: '/api/drafts/:id',
  summary:
    'Saves the draft on the version that was read. A repeated save answers with the version already saved. 409 draft-changed.',
  params: draftParams,
  body: z.strictObject({ version: versionSchema, draft: draftSchema }),
  response: { 200: z.object({ version: z.int().positive(), savedAt: z.iso.datetime() }) },
} as const satisfies Call;

/** Fields that problem `draft-changed` adds: the draft that is on the server now. */
export const draftChangedSchema = z.object({ current: savedDraftSchema });
