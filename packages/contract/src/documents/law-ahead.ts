import { lawChangeIds } from '@gosds/sheet/law-ahead/law-change';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams } from '../drafts/draft-fields.ts';
import { sheetDifferenceSchema } from './sheet-difference.ts';

/** A later day on which law changes, and what changes in the sheet then, in the language of the sheet. */
const stepSchema = sheetDifferenceSchema.extend({
  day: z.iso.date(),
  /** Ids of the law changes, from the calendar of law. */
  changes: z.array(z.enum(lawChangeIds)).readonly(),
});

export type LawAheadStep = z.infer<typeof stepSchema>;

export const lawAheadOfDraft = {
  method: 'GET',
  path: '/api/drafts/:id/law-ahead',
  summary: 'What changes in the sheet of a saved draft on each later day of its law. 422 sheet-incomplete.',
  params: draftParams,
  response: {
    200: z.object({
      /** ISO date whose law is compared with the later steps. */
      today: z.iso.date(),
      steps: z.array(stepSchema).readonly(),
      /** False if an ingredient was typed in: the later law for such an ingredient is unknown. */
      isOfCatalogue: z.boolean(),
    }),
  },
} as const satisfies Call;
