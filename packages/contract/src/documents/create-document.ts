import { z } from 'zod';
import type { Call } from '../call.ts';
import { versionSchema } from '../drafts/draft-fields.ts';
import { messageSchema } from '@gosds/sheet/review/message-schema';
import { materialSchema } from './document-fields.ts';

/** A reason that the sheet cannot be made; `path` is a path in `Draft`, e.g. `ingredients.0.proportion`. */
export const draftFindingSchema = z.object({
  path: z.string(),
  /** In English. */
  message: z.string(),
  /** The same message for translation on the screens; absent if it exists only in English. */
  says: messageSchema.optional(),
});

/** The response has no `Document`: before payment only the pages are shown (docs/decisions/0003). */
export const createDocument = {
  method: 'POST',
  path: '/api/data/credo',
  summary: 'Makes the sheet of a saved draft and its order. 409 draft-changed, 422 sheet-incomplete with findings.',
  body: z.strictObject({ draftId: z.uuid(), version: versionSchema }),
  response: {
    200: z.object({
      orderId: z.uuid(),
      pageCount: z.int().positive(),
      isPaid: z.boolean(),
      Response: materialSchema,
    }),
  },
} as const satisfies Call;

/** Fields that problem `sheet-incomplete` adds. */
export const sheetIncompleteSchema = z.object({ findings: z.array(draftFindingSchema) });
