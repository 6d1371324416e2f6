import { lawChangeIds } from '@gosds/sheet/law-ahead/law-change';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { draftParams } from '../drafts/draft-fields.ts';

const revisedClass = z.object({ key: z.string(), text: z.string() });

const entrySchema = z.object({
  id: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  label: z.string(),
  pieces: z.array(z.object({ kind: z.enum(['kept', 'inserted', 'deleted']), text: z.string() })).readonly(),
});

const sectionSchema = z.object({
  number: z.int(),
  heading: z.string(),
  parts: z
    .array(z.object({ number: z.string(), heading: z.string(), entries: z.array(entrySchema).readonly() }))
    .readonly(),
});

/** One later day of the law and what changes in the sheet then, in the language of the sheet. */
const stepSchema = z.object({
  day: z.iso.date(),
  /** Of the calendar of law. */
  changes: z.array(z.enum(lawChangeIds)).readonly(),
  /** `major` where recipients must get a new version. */
  degree: z.enum(['major', 'minor']),
  classes: z.object({ added: z.array(revisedClass).readonly(), removed: z.array(revisedClass).readonly() }),
  redline: z.array(sectionSchema).readonly(),
});

export type LawAheadStep = z.infer<typeof stepSchema>;

export const lawAheadOfDraft = {
  method: 'GET',
  path: '/api/drafts/:id/law-ahead',
  summary: 'What changes in the sheet of a saved draft on each later day of its law. 422 sheet-incomplete.',
  params: draftParams,
  response: {
    200: z.object({
      /** ISO date of the law that the steps begin with. */
      today: z.iso.date(),
      steps: z.array(stepSchema).readonly(),
      /** False where an ingredient was typed: what the law says of it later is not known. */
      isOfCatalogue: z.boolean(),
    }),
  },
} as const satisfies Call;
