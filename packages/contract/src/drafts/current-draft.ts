import type { Call } from '../call.ts';
import { savedDraftSchema } from './draft-fields.ts';

export const currentDraft = {
  method: 'GET',
  path: '/api/drafts/current',
  summary: 'The draft that was changed last, or a new one if there is none.',
  response: { 200: savedDraftSchema },
} as const satisfies Call;
