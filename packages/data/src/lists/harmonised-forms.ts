import { z } from 'zod';
import { numberCell, oneOf, orBlank, partsOf, word, yesCell } from '../cells.ts';
import { isCasNumber, isEcNumber, isIndexNumber } from '../registry-numbers.ts';
import { fitsCategory, fitsCategoryProblem, hazardStatementCell, statementCell } from '../statement-cell.ts';
import { listForm } from './list-form.ts';

/** `list.json` of a list of harmonised classifications. `version`: the date whose law is the current edition. */
export const harmonisedListForm = z.strictObject({
  ...listForm.omit({ groups: true }).shape,
  kind: z.literal('harmonised'),
});

const index = z.string().refine(isIndexNumber, 'This is not a valid index number of CLP Annex VI.');

/** An entry in the version of one adaptation. */
const key = {
  index,
  atp: z
    .string()
    .regex(
      /^(?:CLP00|ATP\d\d(?:corr|upd\d\d)?)$/,
      'Write the adaptation as ATP01, or CLP00 for the list of the first day.',
    ),
};

const marks = z
  .string()
  .transform((text) => partsOf(text, ' '))
  .pipe(z.array(oneOf(['*', '**', '***', '****'])));

const share = orBlank(numberCell.refine((value) => value >= 0 && value <= 100, 'Write a share from 0 to 100 %.'));
const factor = orBlank(numberCell.refine((value) => value >= 1, 'An M-factor is 1 or more.'));

/** The numbers of an entry, one row for each. An entry for a group of substances may have none. */
export const entryForm = z.strictObject({
  index,
  cas: orBlank(z.string().refine(isCasNumber, 'This is not a valid CAS number.')),
  ec: orBlank(z.string().refine(isEcNumber, 'This is not a valid EC number.')),
  name: word,
});

export const versionForm = z.strictObject({
  ...key,
  /** Date of application. */
  valid_from: z.iso.date('Write the day as 2026-05-01.'),
  /** `yes` if the adaptation removed the entry. */
  deleted: yesCell,
  supplemental: z.string().transform((text) => partsOf(text, ' ')),
  m_acute: factor,
  m_chronic: factor,
  notes: z.string().transform((text) => partsOf(text, ' ')),
  /** An asterisk in the column of limits: the old limits by route were not adopted. */
  limits_mark: z.string(),
  /** `yes` if the entry leaves a physical class to a test. */
  physical_open: yesCell,
});

export const entryHazardForm = z
  .strictObject({
    ...key,
    category: word,
    statement: orBlank(hazardStatementCell),
    detail: orBlank(word),
    marks,
  })
  .refine(
    ({ category, statement }) => (statement === undefined) === (category === 'Press. Gas'),
    'Every category has a statement but Press. Gas, whose group the supplier states (note U).',
  );

export const entryLimitForm = z
  .strictObject({
    ...key,
    category: z.string(),
    statement: statementCell,
    mark: orBlank(z.literal('****')),
    from: share,
    above: share,
    below: share,
    up_to: share,
  })
  .refine(fitsCategory, fitsCategoryProblem)
  .refine((row) => [row.from, row.above, row.below, row.up_to].some((end) => end !== undefined), 'Give a limit.')
  .refine(
    (row) => (row.from ?? row.above ?? 0) < (row.below ?? row.up_to ?? 101),
    'The lower end lies above the upper end.',
  );

/** mg/kg for oral and dermal, ppm for gases, mg/l for vapour, dust and mist. */
export const estimateForm = z.strictObject({
  ...key,
  route: oneOf(['oral', 'dermal', 'gas', 'vapour', 'dust-mist']),
  value: numberCell.refine((value) => value > 0, 'An estimate is above 0.'),
});
