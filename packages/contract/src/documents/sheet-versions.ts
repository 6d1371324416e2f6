import { currentDraftSchema } from '@gosds/sheet/draft/draft';
import { publishedSheetSchema } from '@gosds/sheet/versions/published-sheet';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams, savedDraftSchema, versionSchema } from '../drafts/draft-fields.ts';
import { orderParams } from './document-fields.ts';

export const listVersions = {
  method: 'GET',
  path: '/api/drafts/:id/versions',
  summary:
    'The published sheets of a draft, the newest first; `hasChanges`: the draft has changed since it was published.',
  params: draftParams,
  response: {
    200: z.object({
      hasChanges: z.boolean(),
      /** The draft of the newest version, if the draft has changed since. */
      published: currentDraftSchema.nullable(),
      /** The newest order of this sheet from a chemist, with the draft saved for it; null if there is none. */
      chemistOrder: z.object({ orderId: z.uuid(), isPaid: z.boolean(), draft: currentDraftSchema }).nullable(),
      versions: z.array(
        z.object({
          orderId: z.uuid(),
          version: z.string(),
          issueDate: z.string(),
          revisionDate: z.string(),
          ruleSet: z.string(),
          country: z.string(),
          language: z.string(),
          /** SHA-256 of the PDF, in hexadecimal. */
          pdfHash: z.string(),
        }),
      ),
    }),
  },
} as const satisfies Call;

/** A sheet in another language or for another country is a separate document, whatever the draft says now. */
export const lastPublished = {
  method: 'GET',
  path: '/api/drafts/:id/published/:country/:language',
  summary: 'The last two published sheets of a draft for a country and language, the newest first.',
  params: draftParams.extend({ country: z.string().length(2), language: z.string().min(1).max(10) }),
  response: { 200: z.object({ sheets: z.array(publishedSheetSchema).max(2).readonly() }) },
} as const satisfies Call;

/** Replaces the content of the draft with that of the published version; `version` is the draft's, as for a save. */
export const startVersion = {
  method: 'POST',
  path: '/api/drafts/:id/versions',
  summary: 'Begins a new version from the draft of a published sheet. 409 draft-changed.',
  params: draftParams,
  body: z.strictObject({ orderId: z.uuid(), version: versionSchema }),
  response: { 200: savedDraftSchema },
} as const satisfies Call;

const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object(shape)).readonly();

export const documentChanges = {
  method: 'GET',
  path: '/api/documents/:orderId/changes',
  summary: 'The changes of a sheet since its last published version; null for a first version.',
  params: orderParams,
  response: {
    200: z.object({
      changes: z
        .object({
          version: z.string(),
          previous: z.object({ version: z.string(), revisionDate: z.string() }),
          /** As section 16 says it: the kind of revision, the reasons and the consequences. */
          reasons: z.array(z.string()),
          sections: listOf({
            number: z.int(),
            heading: z.string(),
            parts: listOf({
              number: z.string(),
              heading: z.string(),
              entries: listOf({
                id: z.string(),
                kind: z.enum(['added', 'removed', 'changed', 'moved']),
                label: z.string(),
                pieces: listOf({ kind: z.enum(['kept', 'inserted', 'deleted']), text: z.string() }),
              }),
            }),
          }),
        })
        .nullable(),
    }),
  },
} as const satisfies Call;

export type DocumentChanges = NonNullable<z.infer<(typeof documentChanges.response)[200]>['changes']>;
export type SheetVersions = z.infer<(typeof listVersions.response)[200]>;
