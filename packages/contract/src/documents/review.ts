import { messageSchema } from '@gosds/sheet/review/message-schema';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams } from '../drafts/draft-fields.ts';

const fixSchema = z.object({
  label: z.string(),
  changes: z
    .array(z.object({ path: z.string(), value: z.union([z.string(), z.boolean(), z.array(z.string()).readonly()]) }))
    .readonly(),
});

/** Findings of the review: the `Review` of packages/sheet as it is sent and stored. */
export const reviewSchema = z.object({
  score: z.int().min(0).max(100),
  checked: z.int().min(0),
  findings: z
    .array(
      z.object({
        check: z.string(),
        severity: z.enum(['problem', 'warning', 'must', 'should', 'hint']),
        /** In English. */
        message: z.string(),
        /** The same message for translation on the screens; absent in sheets from before such messages existed. */
        says: messageSchema.optional(),
        paragraph: z.string(),
        section: z.int().min(1).max(16),
        part: z.string(),
        path: z.string(),
        fix: fixSchema.nullable(),
        accepted: z.string().nullable(),
      }),
    )
    .readonly(),
});

/** A stored review; its paths refer to the draft of its time. */
export type KeptReview = z.infer<typeof reviewSchema>;

export const reviewDraft = {
  method: 'GET',
  path: '/api/drafts/:id/review',
  summary: 'The review of a saved draft, as JSON. 422 sheet-incomplete.',
  params: draftParams,
  response: {
    200: reviewSchema.extend({
      productName: z.string(),
      companyName: z.string(),
      market: z.string(),
      ruleSet: z.string(),
      /** ISO date of the review. */
      date: z.string(),
    }),
  },
} as const satisfies Call;

export const reviewDraftPdf = {
  method: 'GET',
  path: '/api/drafts/:id/review.pdf',
  summary: 'The review of a saved draft, as a tagged PDF, in English. 422 sheet-incomplete.',
  params: draftParams,
  produces: 'application/pdf',
} as const satisfies Call;

/** A fault of law that blocks the payment of a sheet; `path` leads to the input that resolves it. */
export const openFaultSchema = z.object({
  /** In English. */
  message: z.string(),
  says: messageSchema.optional(),
  paragraph: z.string(),
  part: z.string(),
  path: z.string(),
});

export type OpenFault = z.infer<typeof openFaultSchema>;
