import { z } from 'zod';
import type { Call } from '../call.ts';
import { versionSchema } from '../drafts/draft-fields.ts';

/** The specification sends the whole document. The server ignores it and uses the saved draft of this version. */
export const saveParameters = {
  method: 'POST',
  path: '/api/data/saveParameters',
  summary: 'Saves what a chemist shall author, and the order to pay it by. 409 draft-changed, 422 sheet-incomplete.',
  body: z.strictObject({ draftId: z.uuid(), version: versionSchema }),
  response: { 200: z.object({ data: z.object({ orderId: z.uuid() }) }) },
} as const satisfies Call;
