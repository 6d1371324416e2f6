import { draftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { savedDraftSchema } from './draft-fields.ts';

export const createDraft = {
  method: 'POST',
  path: '/api/drafts',
  summary:
    'Starts a draft: empty (three blank ingredients, Simple mode), or as given; at most 500 a user (409 too-many-drafts).',
  body: z.strictObject({ draft: draftSchema.optional() }),
  response: { 200: savedDraftSchema },
} as const satisfies Call;
