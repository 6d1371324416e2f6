import { lawChangeIds } from '@gosds/sheet/law-ahead/law-change';
import { z } from 'zod';
import { sheetDifferenceSchema } from '../documents/sheet-difference.ts';
import { saidSchema } from '../galleria/list-page.ts';

const saidByListSchema = z.array(saidSchema).readonly();

export const watchEffectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    /** e.g. `eu-svhc-candidate-list`. */
    list: z.string(),
    title: z.string(),
    /** Names of the two editions. */
    earlier: z.string(),
    later: z.string(),
    /** Ingredients whose entries differ between the editions; an empty `before` or `after` means not on the list. */
    ingredients: z
      .array(
        z.object({
          cas: z.string(),
          name: z.string(),
          /** The group without numbers whose entry changed and which may name the ingredient; else null. */
          group: z.string().nullable().default(null),
          before: saidByListSchema,
          after: saidByListSchema,
        }),
      )
      .readonly(),
    /**
     * What would change in the sheet if it were made again. Null if it cannot be compared, and for a draft, whose sheet
     * is always made anew.
     */
    sheet: sheetDifferenceSchema.nullable(),
    /** Number of sentences that a chemist wrote or removed. The comparison keeps them as they are. */
    editedSentences: z.int().min(0).default(0),
  }),
  z.object({
    kind: z.literal('law'),
    /** Days on which the law changed for the sheet. */
    steps: z
      .array(
        sheetDifferenceSchema.extend({
          /** ISO date. */
          day: z.iso.date(),
          /** Ids of the law changes, from the calendar of law. */
          changes: z.array(z.enum(lawChangeIds)).readonly(),
        }),
      )
      .readonly(),
  }),
]);

/** The effect of a list or law change on one sheet. */
export type WatchEffect = z.infer<typeof watchEffectSchema>;
