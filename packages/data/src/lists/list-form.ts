import { z } from 'zod';

export const text = z.string('Give this as a text.').min(3, 'Give this in three letters or more.');

const day = z.iso.date('Write the day as 2026-05-01.');

const plainWords = z.string().regex(/^[^A-Z]{2,}$/u, 'Write the words of a name in lower case.');

/** `list.json`: the facts about a list and the current edition. Dates are ISO dates. */
export const listForm = z.strictObject({
  kind: z.literal('listed').optional(),
  id: z.string().regex(/^[a-z]{2,4}(?:-[a-z0-9]+)+$/, 'Write the id as xx-name, in small letters.'),
  authority: text,
  act: text,
  title: text,
  /** Date of the edition. */
  version: day,
  validFrom: day,
  /** Absent while the edition is in force. */
  validUntil: day.optional(),
  /** Date of the copy. */
  read: day,
  source: text,
  licence: text,
  /** `partial`: a substance that is not found may still be on the list. */
  completeness: z.enum(['complete', 'partial'], 'Write complete or partial.'),
  scope: text,
  /** When new editions appear. */
  renewed: text,
  /** Date by which the next edition was due, if known. */
  nextExpected: day.optional(),
  /** Entries without numbers, with the names of their members. */
  groups: z.array(z.strictObject({ entry: text, names: z.array(z.array(plainWords).min(1)).min(1) })),
});

export type ListFacts = z.infer<typeof listForm>;
