import { z } from 'zod';
import { oneOf, partsOf } from '../cells.ts';
import { columnMeanings } from './column-meanings.ts';

/** One or more words separated by `|`. */
const wordsCell = z
  .string()
  .transform((cell): readonly string[] => partsOf(cell, '|'))
  .refine((words) => words.length > 0, 'Write at least one word.');

const languageCell = z.string().regex(/^[a-z]{2}$/, 'Write the language as two letters, such as de.');

/** Possible meanings of a word in a table of ingredients. */
const meanings = [...columnMeanings, 'total', 'balance', 'about', 'at-most', 'at-least', 'between'] as const;

/** `words.csv`: column headings, and words used in place of a concentration or a name. */
export const wordsRow = z.strictObject({ meaning: oneOf(meanings), language: languageCell, words: wordsCell });

/** `units.csv`: spellings of the units of concentrations. */
export const unitRow = z.strictObject({
  unit: oneOf(['percent', 'ppm', 'ppb', 'per-mille', 'parts', 'fraction', 'g', 'kg', 'mg', 't', 'lb', 'oz']),
  words: wordsCell,
});

/** `fields.csv`: labels that precede the value of a draft field. */
export const fieldRow = z.strictObject({
  field: z.string().regex(/^(?:description|properties)(?:\.[a-zA-Z]+)+$/, 'Write the path of a field of the draft.'),
  language: languageCell,
  words: wordsCell,
});
