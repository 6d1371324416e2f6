import { z } from 'zod';
import type { Call } from '../call.ts';
import { maxCheckedLines, shareSchema } from './check-chemicals.ts';
import { groupsSchema, listSchema } from './get-chemical.ts';
import { thresholdSchema } from './list-page.ts';

/** Maximum number of chemicals in a call, so that one call does not delay others (decision 0108). */
export const maxMatchedChemicals = 10;

/**
 * Worst first. Compares the concentration in a product with a threshold. `above`: at or above it. `possible`: a range
 * that reaches it. `unknown`: the line gives no concentration. `no-threshold`: no threshold is known as a number; the
 * text of the entry may name one.
 */
export const shareVerdicts = ['above', 'possible', 'unknown', 'no-threshold', 'below'] as const;
export type ShareVerdict = (typeof shareVerdicts)[number];

const placedListSchema = listSchema.extend({
  /** Number of the country's region in the specification. */
  region: z.int(),
});

export type PlacedList = z.infer<typeof placedListSchema>;

const entrySchema = z.object({
  entry: z.string(),
  threshold: thresholdSchema.nullable(),
  verdict: z.enum(shareVerdicts),
});

export type MatchedEntry = z.infer<typeof entrySchema>;

const matchSchema = z.object({
  list: placedListSchema,
  /** The chemicals that the list names, with their entries; `verdict` is the worst of the entries. */
  chemicals: z
    .array(z.object({ MaterialId: z.int(), verdict: z.enum(shareVerdicts), entries: z.array(entrySchema) }))
    .readonly(),
});

export type ListMatch = z.infer<typeof matchSchema>;

const mayBeNamedSchema = z.object({ list: placedListSchema, MaterialId: z.int(), groups: groupsSchema });

export type MayBeNamed = z.infer<typeof mayBeNamedSchema>;

const productChemicalSchema = z.strictObject({
  MaterialId: z.int().positive().max(2_147_483_647),
  /** Concentration in each line that names the chemical; they are added up. Null: the line gives none. */
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
      /** By list and chemical; also where an entry of the list names the chemical. */
      mayBeNamed: z.array(mayBeNamedSchema).readonly(),
      /** Complete lists on which every entry has a chemical's number: a chemical they do not name is not on them. */
      wholeLists: z.array(placedListSchema).readonly(),
    }),
  },
} as const satisfies Call;
