import { z } from 'zod';

const text = z.string().min(3, 'Give this in three letters or more.');

/** The facts about a list of codes, such as `eupcs.json`. Dates are ISO dates. */
export const codeListFacts = z.strictObject({
  authority: text,
  act: text,
  title: text,
  version: text,
  /** Absent if the list has no first day. */
  validFrom: z.iso.date().optional(),
  /** Absent while the edition is in force. */
  validUntil: z.iso.date().optional(),
  /** Date of the copy. */
  read: z.iso.date(),
  source: text,
  licence: text,
  completeness: z.enum(['complete', 'partial'], 'Write complete or partial.'),
  scope: text,
  renewed: text,
});
