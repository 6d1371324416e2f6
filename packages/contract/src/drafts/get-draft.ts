import type { Call } from '../call.ts';
import { draftParams, savedDraftSchema } from './draft-fields.ts';

export const getDraft = {
  method: 'GET',
  path: '/api/drafts/:id',
  summary: 'One draft; 404 where it is not the own.',
  params: draftParams,
  response: { 200: savedDraftSchema },
} as const satisfies Call;
