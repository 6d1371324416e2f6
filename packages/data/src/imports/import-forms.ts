import { z } from 'zod';
import { oneOf, partsOf } from '../cells.ts';

/** Words with `|` between them, at least one. */
const wordsCell = z
  .string()
  .transform((cell): readonly string[] => partsOf(cell, '|'))
  .refine((words) => words.length > 0, 'Write at least one word.');

const languageCell = z.string().regex(/^[a-z]{2}$/, 'Write the language as two letters, such as de.');

/** What a word in a table of ingredients can mean. */
const meanings = [
  'name',
  'cas',
  'ec',
  'registration',
  'share',
  'from',
  'to',
  'unit',
  'role',
  'total',
  'balance',
  'about',
  'at-most',
  'at-least',
  'between',
] as const;

/** `words.csv`: what heads a column, and what stands in place of a share or a name. */
export const wordsRow = z.strictObject({ meaning: oneOf(meanings), language: languageCell, words: wordsCell });

/** `units.csv`: how a unit of the shares is written. */
export const unitRow = z.strictObject({
  unit: oneOf(['percent', 'ppm', 'ppb', 'per-mille', 'parts', 'fraction', 'g', 'kg', 'mg', 't', 'lb', 'oz']),
  words: wordsCell,
});

/** `fields.csv`: what stands before a value that belongs to a field of the draft. */
export const fieldRow = z.strictObject({
  field: z.string().regex(/^(?:description|properties)(?:\.[a-zA-Z]+)+$/, 'Write the path of a field of the draft.'),
  language: languageCell,
  words: wordsCell,
});
