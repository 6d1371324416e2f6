import { z } from 'zod';
import { draftParams, savedDraftSchema, versionSchema } from '../drafts/draft-fields.ts';
import { draftInputSchema } from './draft-input.ts';
import type { PublicCall } from './public-call.ts';

export const makeDraft = {
  method: 'POST',
  path: '/api/v1/drafts',
  operation: 'makeDraft',
  scope: 'documents',
  summary: 'Keeps a product as a draft of the account. 400 validation, 409 too-many-drafts, 422 too-many-ingredients.',
  body: draftInputSchema,
  response: { 200: savedDraftSchema },
} as const satisfies PublicCall;

export const readDraft = {
  method: 'GET',
  path: '/api/v1/drafts/:id',
  operation: 'draft',
  scope: 'documents',
  summary: 'A draft of the account as it is saved. 404 not-found.',
  params: draftParams,
  response: { 200: savedDraftSchema },
} as const satisfies PublicCall;

export const replaceDraft = {
  method: 'PUT',
  path: '/api/v1/drafts/:id',
  operation: 'replaceDraft',
  scope: 'documents',
  summary: 'Replaces a draft in the version that was read. 404 not-found, 409 draft-changed.',
  params: draftParams,
  body: z.strictObject({ version: versionSchema, draft: draftInputSchema }),
  response: { 200: savedDraftSchema },
} as const satisfies PublicCall;
