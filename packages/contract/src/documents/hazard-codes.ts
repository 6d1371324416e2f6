import { currentDraftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { versionSchema } from '../drafts/draft-fields.ts';

/** Ids of the categories that the rules assign, in the notation of the review, e.g. `Flam. Liq. 2 H225`. */
const codesSchema = z.object({ GhsEntityIds: z.array(z.string()) });

export const hazardCodes = {
  method: 'POST',
  path: '/api/data/hazard-codes',
  summary: 'The hazard codes that the rules generate for a document, whatever of it is filled in.',
  body: z.strictObject({ document: currentDraftSchema }),
  response: { 200: codesSchema },
} as const satisfies Call;

export const credoCodes = {
  method: 'POST',
  path: '/api/data/credo-codes',
  summary: 'The hazard codes of a saved draft, with the harmonised classification or without. 409 draft-changed.',
  body: z.strictObject({ draftId: z.uuid(), version: versionSchema, CandLActive: z.boolean() }),
  response: { 200: codesSchema },
} as const satisfies Call;
