import { draftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { savedDraftSchema } from './draft-fields.ts';

export const createDraft = {
  method: 'POST',
  path: '/api/drafts',
  summary:
    'Starts a draft, or as given; at most 500 a user (409 too-many-drafts). Without content: three blank ingredients, Simple mode, and what the company profile fills in; one that was begun so and left untouched is answered again.',
  body: z.strictObject({ draft: draftSchema.optional() }),
  response: { 200: savedDraftSchema },
} as const satisfies Call;
