import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { candidateReasons } from './candidate-reasons.ts';

/** A list that sheets print too. Its facts and entries are in `data/lists` only. */
const factsForm = z.looseObject({
  kind: z.string().default('listed'),
  title: z.string(),
  authority: z.string(),
  act: z.string(),
  version: z.string(),
  completeness: z.string(),
  licence: z.string(),
  validFrom: z.string().default(''),
  validUntil: z.string().default(''),
  read: z.string().default(''),
  source: z.string().default(''),
  scope: z.string().default(''),
  renewed: z.string().default(''),
});

export type SheetListFacts = z.infer<typeof factsForm>;

export const sheetListFolder = (data: string, id: string): string => join(data, 'lists', id);

export function sheetListFacts(data: string, id: string): SheetListFacts {
  const content: unknown = JSON.parse(readFileSync(join(sheetListFolder(data, id), 'list.json'), 'utf8'));
  return factsForm.parse(content);
}

/** True if the entries are in `data/lists`. The entries of an inventory are with the other lists of the search. */
export const hasSheetEntries = ({ kind }: SheetListFacts): boolean =>
  kind === 'listed' || kind === 'exposure-limits' || isHarmonised(kind);

/** True for the harmonised list, whose entries have the dates from which they apply. */
export const isHarmonised = (kind: string): boolean => kind === 'harmonised';

export const sheetEntryForm = z.looseObject({ cas: z.string().default(''), name: z.string().default('') });

/** Text before and after the value of a column. */
const wording: Readonly<Record<string, readonly [before: string, after: string]>> = {
  twa_ppm: ['8 h ', ' ppm'],
  twa_mg_m3: ['8 h ', ' mg/m³'],
  stel_ppm: ['short-term ', ' ppm'],
  stel_mg_m3: ['short-term ', ' mg/m³'],
  ceiling_ppm: ['ceiling ', ' ppm'],
  ceiling_mg_m3: ['ceiling ', ' mg/m³'],
  idlh_ppm: ['IDLH ', ' ppm'],
  idlh_mg_m3: ['IDLH ', ' mg/m³'],
  remark: ['', ''],
  sunset: ['sunset date ', ''],
  latestApplication: ['latest application date ', ''],
  entry: ['entry ', ''],
  group: ['IARC Group ', ''],
  pounds: ['reportable quantity ', ' lb'],
  standard: ['29 CFR ', ''],
  number: ['waste number ', ''],
  category: ['category ', ''],
  above_percent: ['above ', ' %'],
  lower_tonnes: ['lower tier ', ' t'],
  upper_tonnes: ['upper tier ', ' t'],
  toxicity: ['', ''],
  listing: ['', ''],
  form: ['', ''],
};

/** Columns that are not part of an entry's text. */
const notShown: ReadonlySet<string> = new Set(['cas', 'ec', 'name', 'source', 'as_printed', 'country']);

function textOf(column: string, value: unknown): readonly string[] {
  if (typeof value !== 'string' || value === '' || notShown.has(column)) return [];
  if (column === 'reasons') return [candidateReasons(value)];
  const [before, after] = wording[column] ?? [`${column.replaceAll('_', ' ')} `, ''];
  return [`${before}${value}${after}`];
}

/** All that the list says about a chemical, as one text. */
export const entryText = (row: Readonly<Record<string, unknown>>): string =>
  Object.entries(row)
    .flatMap(([column, value]) => textOf(column, value))
    .join('; ');
