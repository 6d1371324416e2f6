import { z } from 'zod';

export const text = z.string('Give this as a text.').min(3, 'Give this in three letters or more.');

const day = z.iso.date('Write the day as 2026-05-01.');

const plainWords = z.string().regex(/^[^A-Z]{2,}$/u, 'Write the words of a name in lower case.');

/** `list.json`: what is known of a list and of the edition that is held. Dates are ISO dates. */
export const listForm = z.strictObject({
  kind: z.literal('listed').optional(),
  id: z.string().regex(/^[a-z]{2,4}(?:-[a-z0-9]+)+$/, 'Write the id as xx-name, in small letters.'),
  authority: text,
  act: text,
  title: text,
  /** Day of the edition. */
  version: day,
  validFrom: day,
  /** Absent while the edition is in force. */
  validUntil: day.optional(),
  /** Day on which the copy was taken. */
  read: day,
  source: text,
  licence: text,
  /** `partial`: a substance that is not found may be on the list all the same. */
  completeness: z.enum(['complete', 'partial'], 'Write complete or partial.'),
  scope: text,
  /** When new editions come. */
  renewed: text,
  /** Day by which the next edition was due, if known. */
  nextExpected: day.optional(),
  /** Entries without numbers of their own, by the names of their members. */
  groups: z.array(z.strictObject({ entry: text, names: z.array(z.array(plainWords).min(1)).min(1) })),
});

export type ListFacts = z.infer<typeof listForm>;
