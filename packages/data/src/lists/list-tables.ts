import { z } from 'zod';
import { numberCell, oneOf, orBlank, word } from '../cells.ts';
import type { DataFolder, Placed, TableForm } from '../data-folder.ts';
import { isCasNumber, isEcNumber } from '../registry-numbers.ts';

/** The fields that every entry has for its substance. */
const entry = {
  cas: orBlank(z.string().refine(isCasNumber, 'This is not a valid CAS number.')),
  ec: orBlank(z.string().refine(isEcNumber, 'This is not a valid EC number.')),
  name: z.string().trim().min(1, 'Give the name of the entry.'),
};

type Entry = { readonly cas: string | undefined };

/** An entry with a CAS number, and the value that the program keeps. */
export type Listed = { readonly cas: string; readonly value: unknown };

/** Reads and checks the entries of one list. */
type Reader = (data: DataFolder, file: string) => readonly Listed[];

function reportDoubles(data: DataFolder, file: string, rows: readonly Placed<Entry>[]): void {
  const seen = new Set<string>();
  for (const { row, value } of rows) {
    if (value.cas === undefined) continue;
    if (seen.has(value.cas)) data.report({ file, row, message: `${value.cas} appears twice.` });
    seen.add(value.cas);
  }
}

const entriesOf =
  <Row extends Entry>(form: TableForm<Row>, valueOf: (row: Row) => unknown): Reader =>
  (data, file) => {
    const rows = data.table(file, form);
    reportDoubles(data, file, rows);
    return rows.flatMap(({ value }) => {
      const kept = value.cas === undefined ? undefined : valueOf(value);
      return value.cas === undefined || kept === undefined ? [] : [{ cas: value.cas, value: kept }];
    });
  };

/** Reasons of the Candidate List by letter of REACH Article 57. */
const reasonOf: Readonly<Record<string, string>> = {
  '57a': 'carcinogenic',
  '57b': 'mutagenic',
  '57c': 'reprotoxic',
  '57d': 'pbt',
  '57e': 'vpvb',
  '57f-endocrine-health': 'endocrineHealth',
  '57f-endocrine-environment': 'endocrineEnvironment',
  '57f-airways': 'airways',
  '57f-organs': 'organs',
  '57f-health': 'health',
  '57f-environment': 'environment',
};

const date = z.iso.date('Write the day as 2026-05-01.');

const reasons = z.string().transform((text, context) =>
  text.split(' ').map((part) => {
    const [letter = '', day] = part.split(':');
    const reason = reasonOf[letter];
    if (reason === undefined || !date.safeParse(day).success)
      context.addIssue(`“${part}” is not a reason of Article 57 with its date, such as 57a:2008-10-28.`);
    return { reason: reason ?? '', date: day ?? '' };
  }),
);

const effects = z
  .string()
  .regex(
    /^(?:cancer|developmental|female|male)(?:, (?:developmental|female|male))*$/,
    'Write cancer, developmental, female or male, parted by commas.',
  );

const listings = { known: 'Known', anticipated: 'Reasonably anticipated' } as const;

/** Entries of REACH Annex XVII by hazard class. The engine decides on these better than a list of numbers. */
const byClass: ReadonlySet<string> = new Set(['3', '28', '29', '30', '40']);

const namedEntries = (text: string): string | undefined =>
  text
    .split(', ')
    .filter((entry) => !byClass.has(entry))
    .join(', ') || undefined;

/** Adds the form to a listing that covers only one form. */
const withForm = (text: string, form: string | undefined): string => (form === undefined ? text : `${text} (${form})`);

const form = orBlank(word);
const wasteNumber = z.string().regex(/^[DFPU]\d{3}$/, 'Write a waste number such as D018.');
const tonnes = numberCell.refine((value) => value > 0, 'A quantity is above 0.');

/** The lists that the program reads, by folder name. */
export const listReaders: Readonly<Record<string, Reader>> = {
  'eu-reach-candidate-list': entriesOf(z.strictObject({ ...entry, reasons }), (row) => row.reasons),
  'eu-reach-annex-xiv': entriesOf(
    z.strictObject({
      ...entry,
      entry: z.string().regex(/^\d+$/, 'Write the number of the entry.'),
      latestApplication: orBlank(date),
      sunset: date,
    }),
    (row) => ({ entry: row.entry, sunset: row.sunset }),
  ),
  'eu-reach-annex-xvii': entriesOf(
    z.strictObject({ ...entry, entry: z.string().regex(/^\d+a?(?:, \d+a?)*$/, 'Write the numbers of the entries.') }),
    (row) => namedEntries(row.entry),
  ),
  'int-iarc-monographs': entriesOf(
    z.strictObject({ ...entry, group: oneOf(['1', '2A', '2B']), form, volume: orBlank(word) }),
    (row) => withForm(row.group, row.form),
  ),
  'us-ntp-roc': entriesOf(z.strictObject({ ...entry, listing: oneOf(['known', 'anticipated']), form }), (row) =>
    withForm(listings[row.listing], row.form),
  ),
  'us-osha-carcinogens': entriesOf(
    z.strictObject({ ...entry, standard: z.string().regex(/^1910\.10\d\d$/, 'Write a section such as 1910.1028.') }),
    (row) => row.standard,
  ),
  'us-ca-proposition-65': entriesOf(
    z.strictObject({ ...entry, toxicity: effects, form }),
    ({ toxicity, form: only }) => ({ effects: toxicity.split(', '), ...(only === undefined ? {} : { form: only }) }),
  ),
  'us-epcra-313': entriesOf(
    z.strictObject({
      ...entry,
      form: orBlank(oneOf(['acid aerosols', 'as a category', 'fume or dust', 'fibrous forms', 'friable'])),
      special_concern: orBlank(oneOf(['yes'])),
    }),
    ({ form: only, special_concern: special }) => ({
      ...(only === undefined ? {} : { form: only }),
      ...(special === undefined ? {} : { isOfSpecialConcern: true }),
    }),
  ),
  'us-cercla': entriesOf(
    z.strictObject({ ...entry, pounds: oneOf(['1', '10', '100', '1000', '5000']).transform(Number) }),
    (row) => row.pounds,
  ),
  'us-epcra-302': entriesOf(
    z.strictObject({ ...entry, above_percent: orBlank(numberCell), form: orBlank(oneOf(['gas'])) }),
    ({ above_percent: abovePercent, form: only }) => ({
      ...(abovePercent === undefined ? {} : { abovePercent }),
      ...(only === undefined ? {} : { form: only }),
    }),
  ),
  'us-caa-112r': entriesOf(
    z.strictObject({ ...entry, kind: oneOf(['toxic', 'flammable']), from_percent: orBlank(numberCell) }),
    ({ kind, from_percent: fromPercent }) => ({ kind, ...(fromPercent === undefined ? {} : { fromPercent }) }),
  ),
  'cn-hazardous-chemicals': entriesOf(z.strictObject({ ...entry, highly_toxic: orBlank(oneOf(['yes'])) }), (row) =>
    row.highly_toxic === undefined ? 'listed' : 'highlyToxic',
  ),
  'us-caa-112b': entriesOf(z.strictObject(entry), () => true),
  'eu-2024-590': entriesOf(
    z.strictObject({ ...entry, group: oneOf(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']) }),
    (row) => row.group,
  ),
  'eu-2024-573': entriesOf(
    z.strictObject({ ...entry, annex: oneOf(['I', 'II']), gwp: orBlank(numberCell) }),
    ({ annex, gwp }) => ({ annex, ...(gwp === undefined ? {} : { gwp }) }),
  ),
  'eu-seveso-named': entriesOf(
    z.strictObject({
      ...entry,
      lower_tonnes: tonnes,
      upper_tonnes: tonnes,
      form: orBlank(oneOf(['liquefied gas', 'petroleum product'])),
    }),
    (row) => ({
      lower: row.lower_tonnes,
      upper: row.upper_tonnes,
      ...(row.form === 'liquefied gas' ? { asGas: true } : {}),
      ...(row.form === 'petroleum product' ? { isPetroleum: true } : {}),
    }),
  ),
  'eu-explosives-restricted': entriesOf(
    z.strictObject({ ...entry, above_percent: numberCell }),
    (row) => row.above_percent,
  ),
  'eu-explosives-reportable': entriesOf(z.strictObject(entry), () => true),
  'eu-drug-precursors': entriesOf(
    z.strictObject({ ...entry, category: oneOf(['2A', '2B', '3']) }),
    (row) => row.category,
  ),
  'ca-hpr-schedule-4': entriesOf(
    z.strictObject({
      ...entry,
      un: orBlank(z.string().regex(/^\d{4}$/, 'A UN number has four digits.')),
      above_percent: orBlank(numberCell),
    }),
    ({ above_percent: abovePercent }) => (abovePercent === undefined ? {} : { abovePercent }),
  ),
  'us-tsca-6': entriesOf(
    z.strictObject({ ...entry, law: z.string().min(1), supplied_air: orBlank(z.literal('yes')) }),
    ({ law, supplied_air: suppliedAir }) => ({ law, ...(suppliedAir ? { needsSuppliedAir: true } : {}) }),
  ),
  'us-rcra-toxicity': entriesOf(z.strictObject({ ...entry, number: wasteNumber }), (row) => row.number),
  'us-rcra-discarded': entriesOf(z.strictObject({ ...entry, number: wasteNumber }), (row) => row.number),
  'us-rcra-solvents': entriesOf(z.strictObject({ ...entry, number: wasteNumber }), (row) => row.number),
};

const anyEntry = z.object(entry).catchall(z.string());

/** Reads the entries of a list without special rules. */
export const readAnyEntries: Reader = (data, file) => {
  const rows = data.csv(file, anyEntry).map((value, index) => ({ row: index + 2, value }));
  reportDoubles(data, file, rows);
  return [];
};
