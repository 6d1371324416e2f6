import { z } from 'zod';
import type { Call } from '../call.ts';
import { maxCheckedLines, shareSchema } from './check-chemicals.ts';
import { listSchema } from './get-chemical.ts';

/** The most chemicals whose lists are told at a time: what a call works out holds up no other (decision 0108). */
export const maxMatchedChemicals = 10;

/**
 * Worst first. How the share of a product stands to a threshold: `above` is at or above it, `possible` a range that reaches it, `unknown` a line
 * without a proportion. `no-threshold`: none is held as a number; the entry may have one in its words.
 */
export const shareVerdicts = ['above', 'possible', 'unknown', 'no-threshold', 'below'] as const;
export type ShareVerdict = (typeof shareVerdicts)[number];

const placedListSchema = listSchema.extend({
  /** The region of its country, as the specification numbers it. */
  region: z.int(),
});

export type PlacedList = z.infer<typeof placedListSchema>;

const entrySchema = z.object({
  entry: z.string(),
  /** Per cent of the product; `isAbove`: what has just this share is not yet met. */
  threshold: z.object({ percent: z.number(), isAbove: z.boolean() }).nullable(),
  verdict: z.enum(shareVerdicts),
});

export type MatchedEntry = z.infer<typeof entrySchema>;

const matchSchema = z.object({
  list: placedListSchema,
  /** The chemicals that the list names, with what it says of them; the worst verdict of the entries. */
  chemicals: z
    .array(z.object({ MaterialId: z.int(), verdict: z.enum(shareVerdicts), entries: z.array(entrySchema) }))
    .readonly(),
});

export type ListMatch = z.infer<typeof matchSchema>;

const productChemicalSchema = z.strictObject({
  MaterialId: z.int().positive().max(2_147_483_647),
  /** Of each line that names it; they are added. Null: the line has no proportion. */
  shares: z.array(shareSchema.nullable()).max(maxCheckedLines).default([]),
});

export type ProductChemical = z.infer<typeof productChemicalSchema>;

export const listMatches = {
  method: 'POST',
  path: '/api/galleria/list-matches',
  summary:
    'The lists that name one of up to 10 chemicals of a product, with entries, thresholds and a verdict on the share of each; and the lists that are whole, which name no other.',
  body: z.strictObject({
    chemicals: z.array(productChemicalSchema).min(1).max(maxMatchedChemicals),
  }),
  response: {
    200: z.object({
      matches: z.array(matchSchema).readonly(),
      /** Complete, and every entry is told by a number: which chemical they do not name is not on them. */
      wholeLists: z.array(placedListSchema).readonly(),
    }),
  },
} as const satisfies Call;
