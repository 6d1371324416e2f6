import { lawChangeIds } from '@gosds/sheet/law-ahead/law-change';
import { z } from 'zod';
import { sheetDifferenceSchema } from '../documents/sheet-difference.ts';
import { saidSchema } from '../galleria/list-page.ts';

const saidByListSchema = z.array(saidSchema).readonly();

export const watchEffectSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('list'),
    /** As `eu-svhc-candidate-list`. */
    list: z.string(),
    title: z.string(),
    /** How the editions call themselves. */
    earlier: z.string(),
    later: z.string(),
    /** Ingredients of which the editions say something else; an empty `before` or `after`: not on the list. */
    ingredients: z
      .array(z.object({ cas: z.string(), name: z.string(), before: saidByListSchema, after: saidByListSchema }))
      .readonly(),
    /** What the sheet would say otherwise if it were made again; null for a draft, which is made anew each time, and where it cannot be compared. */
    sheet: sheetDifferenceSchema.nullable(),
  }),
  z.object({
    kind: z.literal('law'),
    /** Days on which the law became another for the sheet. */
    steps: z
      .array(
        sheetDifferenceSchema.extend({
          /** ISO date. */
          day: z.iso.date(),
          /** Of the calendar of law. */
          changes: z.array(z.enum(lawChangeIds)).readonly(),
        }),
      )
      .readonly(),
  }),
]);

/** What a change outside means for one sheet. */
export type WatchEffect = z.infer<typeof watchEffectSchema>;
