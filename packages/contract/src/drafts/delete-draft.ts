import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams, savedDraftSchema } from './draft-fields.ts';

export const deleteDraft = {
  method: 'DELETE',
  path: '/api/drafts/:id',
  summary: 'Deletes a draft; succeeds if it is already deleted. It can be restored for some weeks. 409 draft-is-paid.',
  params: draftParams,
  response: { 200: z.object({ deleted: z.literal(true) }) },
} as const satisfies Call;

export const restoreDraft = {
  method: 'POST',
  path: '/api/drafts/:id/restore',
  summary: 'Restores a deleted draft. 404 not-found once it is deleted for good.',
  params: draftParams,
  response: { 200: savedDraftSchema },
} as const satisfies Call;
