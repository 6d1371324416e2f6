import { currentDraftSchema } from '@gosds/sheet/draft/draft';
import { z } from 'zod';
import type { Call } from '../call.ts';

/** A row of the dangerous-goods list, with the columns of the suggestion table. */
const rowSchema = z.object({
  UN: z.string(),
  DGC: z.string(),
  SubRisk1: z.string(),
  SubRisk2: z.string(),
  PackingGroup: z.enum(['I', 'II', 'III', 'None']),
  ShippingName: z.string(),
  HazChem: z.string(),
});

/** Changes nothing: needs the session, but no CSRF header. */
export const goodsSuggestions = {
  method: 'POST',
  path: '/api/data/goods-suggestions',
  summary: 'The entries of dangerous goods that fit a document, and what its classification asks of them.',
  body: z.strictObject({ document: currentDraftSchema }),
  response: {
    200: z.object({
      Data: z.object({
        filters: z.array(z.object({ Name: z.string(), Value: z.string() })).readonly(),
        rows: z.array(rowSchema).readonly(),
      }),
    }),
  },
} as const satisfies Call;

const shippingNameMaximum = 1000;

/** Changes nothing: needs the session, but no CSRF header. */
export const nosIngredients = {
  method: 'POST',
  path: '/api/data/nos-ingredients',
  summary:
    'The ingredients of a document that a shipping name with N.O.S. can name, those that its classification goes by first; none for another name.',
  body: z.strictObject({
    document: currentDraftSchema,
    SHIP_NAME_DESCRIPTION: z.string().max(shippingNameMaximum),
  }),
  response: { 200: z.array(z.object({ Name: z.string(), MaterialId: z.int() })).readonly() },
} as const satisfies Call;
