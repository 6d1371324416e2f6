import { z } from 'zod';

const plainWords = z.string().regex(/^[^A-Z]{2,}$/u, 'Write the words of a name in lower case.');

/** `list.json`: what is known of a list and of the edition that is held. Dates are ISO dates. */
export const listForm = z.strictObject({
  id: z.string().regex(/^[a-z]{2,4}(?:-[a-z0-9]+)+$/),
  authority: z.string().min(3),
  act: z.string().min(3),
  title: z.string().min(3),
  /** Day of the edition. */
  version: z.iso.date(),
  validFrom: z.iso.date(),
  /** Absent while the edition is in force. */
  validUntil: z.iso.date().optional(),
  /** Day on which the copy was taken. */
  read: z.iso.date(),
  source: z.string().min(3),
  licence: z.string().min(3),
  /** `partial`: a substance that is not found may be on the list all the same. */
  completeness: z.enum(['complete', 'partial']),
  scope: z.string().min(3),
  /** When new editions come. */
  renewed: z.string().min(3),
  /** Day by which the next edition was to come, where that can be told. */
  nextExpected: z.iso.date().optional(),
  /** Entries without numbers of their own, by the names that their members bear. */
  groups: z.array(z.strictObject({ entry: z.string().min(3), names: z.array(z.array(plainWords).min(1)).min(1) })),
});

export type ListFacts = z.infer<typeof listForm>;
