import { rationaleSchema } from '@gosds/sheet/printed-inputs/sheet-data-schema';
import { z } from 'zod';
import { reviewSchema } from '../documents/review.ts';
import { draftInputSchema } from './draft-input.ts';
import type { PublicCall } from './public-call.ts';

const aboutSchema = z.object({
  productName: z.string(),
  /** The market whose law applies, such as `eu`. */
  market: z.string(),
  /** Edition of the classification rules, e.g. `eu-2026-05`. */
  ruleSet: z.string(),
  /** ISO date whose law applies. */
  date: z.iso.date(),
});

/** How the service understood an ingredient. */
const recognisedSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The catalogue record used to classify it; null if there is none: then only the facts in the request are used. */
  materialId: z.int().nullable(),
});

const { reasons, classes, acuteToxicityEstimates, label, transport } = rationaleSchema.shape;

export const classifyProduct = {
  method: 'POST',
  path: '/api/v1/classify',
  operation: 'classify',
  scope: 'inspect',
  summary:
    'Classifies a product by the law of its country: classes, label elements and transport, each with its reasons. Nothing is kept. 400 validation.',
  body: draftInputSchema,
  response: {
    200: z.object({
      about: aboutSchema,
      ingredients: z.array(recognisedSchema),
      classification: z.object({ classes, acuteToxicityEstimates, label, transport, reasons }),
    }),
  },
} as const satisfies PublicCall;

export const inspectProduct = {
  method: 'POST',
  path: '/api/v1/inspect',
  operation: 'inspect',
  scope: 'inspect',
  summary:
    'What the review finds of a product as it is described, each with its paragraph and the input that mends it. Nothing is kept. 400 validation.',
  body: draftInputSchema,
  response: {
    200: z.object({
      about: aboutSchema.extend({ companyName: z.string() }),
      ingredients: z.array(recognisedSchema),
      review: reviewSchema.omit({ findings: true }).extend({
        findings: z.array(reviewSchema.shape.findings.unwrap().element.omit({ says: true, fix: true })).readonly(),
      }),
    }),
  },
} as const satisfies PublicCall;
