import { z } from 'zod';
import { numberCell, oneOf, orBlank, partialDate, word } from '../cells.ts';
import { isCasNumber } from '../registry-numbers.ts';
import { listForm, text } from './list-form.ts';

/** `list.json` of a list of exposure limits. */
export const limitListForm = z.strictObject({
  ...listForm.omit({ groups: true }).shape,
  kind: z.literal('exposure-limits'),
  version: partialDate,
  validFrom: partialDate.optional(),
  /** ISO 3166-1 alpha-2, or EU. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Write the country by two capital letters.'),
  /** Name of the list on a sheet. */
  printedAs: text,
  /** The later edition, if known. The sheet prints the old limits, and the review asks to compare them. */
  successor: text.optional(),
  /** Binding limits come before others. */
  force: z.enum(['binding', 'indicative', 'recommended'], 'Write binding, indicative or recommended.'),
  /** Editions and copies with the entries. If there are several, each entry names its own. */
  sources: z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: text, date: partialDate })).min(1),
});

export type LimitListFacts = z.infer<typeof limitListForm>;

const concentration = orBlank(numberCell.refine((value) => value > 0, 'A limit is above 0.'));

/**
 * An entry of such a list. A row with `valid_from` is a future limit and follows the current row. A row may lack a
 * number if the law uses another unit.
 */
export const limitEntryForm = z
  .strictObject({
    cas: z.string().refine(isCasNumber, 'This is not a valid CAS number.'),
    name: word,
    twa_mg_m3: concentration,
    twa_ppm: concentration,
    stel_mg_m3: concentration,
    stel_ppm: concentration,
    ceiling_mg_m3: concentration,
    ceiling_ppm: concentration,
    peak_factor: concentration,
    peak_category: orBlank(oneOf(['I', 'II'])),
    peak_momentary: concentration,
    /** Immediately dangerous to life or health. */
    idlh_mg_m3: concentration,
    idlh_ppm: concentration,
    remark: orBlank(word),
    valid_from: orBlank(z.iso.date('Write the day as 2026-05-01.')),
    source: orBlank(word),
    /** `yes` if the law itself prints values in mg/m3 and ppm that disagree. */
    as_printed: orBlank(oneOf(['yes'])),
  })
  .refine((row) => (row.peak_factor === undefined) === (row.peak_category === undefined), {
    error: 'Give the factor and the category of a peak limit together.',
    path: ['peak_category'],
  });

export type LimitEntry = z.infer<typeof limitEntryForm>;
