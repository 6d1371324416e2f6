import type { Call } from '../call.ts';
import { draftParams, savedDraftSchema } from './draft-fields.ts';

export const getDraft = {
  method: 'GET',
  path: '/api/drafts/:id',
  summary: 'One draft of the user. 404 for any other.',
  params: draftParams,
  response: { 200: savedDraftSchema },
} as const satisfies Call;
