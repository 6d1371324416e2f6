import { completenessSchema } from '@gosds/contract/galleria/get-chemical';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { harmonisedEntries } from '@gosds/catalogue/lists/harmonised-entries';
import { compositionOf } from '@gosds/catalogue/search/formula';
import type { Cell } from './copy-lines.ts';
import { rowsOf, type Rows } from './csv-rows.ts';
import { goodFilesOf, goodRows } from './good-rows.ts';
import { indexNumbers } from './index-numbers.ts';
import { moreNames, moreNamesFiles } from './more-names.ts';
import { ownNames, ownNamesFiles } from './own-names.ts';
import { nameKey } from '@gosds/usecases/chemicals/name-key';
import { z } from 'zod';
import { percent } from '@gosds/ghs/concentration';
import {
  entryText,
  hasSheetEntries,
  isHarmonised,
  sheetEntryForm,
  sheetListFacts,
  sheetListFolder,
} from './sheet-list.ts';
import { sheetThresholds } from './sheet-thresholds.ts';

const text = z.string();
const orNull = text.transform((cell) => (cell === '' ? null : cell));

/** A concentration in per cent, converted to parts per billion. Null if the cell is empty or the list has no such column. */
const orPpb = z
  .string()
  .regex(/^\d{0,3}(?:\.\d+)?$/, 'Write a number of per cent.')
  .default('')
  .transform((cell) => (cell === '' ? null : percent(Number(cell))));

const chemicalForm = z.object({
  number: z.coerce.number().int().positive(),
  cas: orNull,
  ec: orNull,
  name: orNull,
  synonyms: text,
  other_names: text,
  formula: orNull,
  molar_mass: orNull,
  smiles: orNull,
  inchikey: orNull,
  inchikey_computed: text,
  dtxsid: orNull,
});
type Chemical = z.infer<typeof chemicalForm>;

const optional = text.default('');

const listFacts = {
  ...{ title: text, authority: text, act: text, version: text },
  ...{ completeness: completenessSchema, licence: text },
};
/** A threshold for every entry of a list, and its paragraph. */
const ofEveryEntry = { from_percent: orPpb, threshold_act: text.default('') };

/** Groups of substances on a list in `data/lists` that are recognised by words of a name. Only their number is stored. */
const groups = z.array(z.unknown()).default([]);

const listForm = z.object({
  ...{ id: text, country: text, topic: text, industries: text },
  ...listFacts,
  ...ofEveryEntry,
  groups,
  ...{
    validFrom: optional,
    validUntil: optional,
    read: optional,
    source: optional,
    scope: optional,
    renewed: optional,
  },
});

/** A list that sheets print too. It names its folder in `data/lists` and leaves out what is there. */
const sheetListForm = z.object({
  id: text,
  country: text,
  topic: text,
  title: text,
  industries: text,
  sheet_list: text,
  from_percent: text.default(''),
  threshold_act: text.default(''),
});
const anyListForm = z.looseObject({ sheet_list: text.default('') });

const entryForm = z.object({ cas: orNull, name: text, entry: text, from_percent: orPpb, above_percent: orPpb });
/** The file of a table, compressed or not. */
function tableIn(folder: string, name: string): string {
  const plain = join(folder, `${name}.csv`);
  return existsSync(plain) ? plain : `${plain}.gz`;
}

/** Reads the names in one cell, which a bar separates. */
const namesIn = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(' | '));

/**
 * True for a name made only of names that the chemical has on its own, such as `2-Propanone;Acetone`. Sources print a
 * line of a list so.
 */
function repeatsOthers(name: string, known: ReadonlySet<string>): boolean {
  const parts = name.split(';').map(nameKey);
  return parts.length > 1 && parts.every((part) => part === '' || known.has(part));
}

/** Names by kind: 1 the preferred name, 2 a synonym, 3 a name that only a single source or our own record uses. */
function* namesOf(
  { number, name, synonyms, other_names }: Chemical,
  added: readonly string[],
): Generator<readonly Cell[]> {
  const preferred = name === null ? [] : [name];
  const known = new Set([...preferred, ...namesIn(synonyms), ...namesIn(other_names)].map(nameKey));
  const more = [...new Map(added.map((each) => [nameKey(each), each]))].flatMap(([key, each]) =>
    known.has(key) ? [] : [each],
  );
  for (const [at, names] of [preferred, namesIn(synonyms), [...namesIn(other_names), ...more]].entries())
    for (const [position, each] of names.entries()) {
      const key = nameKey(each);
      if (key !== '' && (at === 0 || !repeatsOthers(each, known))) yield [number, at + 1, position, key, each];
    }
}

const chemicalRow = (row: Chemical): readonly Cell[] => [
  ...[row.number, row.cas, row.name, row.ec, row.formula],
  row.formula === null ? null : (compositionOf(row.formula) ?? null),
  ...[row.molar_mass, row.smiles, row.inchikey, row.inchikey_computed !== '', row.dtxsid],
];

/** One table of a load, and its rows. */
export type TableRows = { readonly table: string; readonly rows: () => Rows };

type List = z.infer<typeof listForm>;

/** PostgreSQL's form of an array of words. */
const arrayOf = (words: string): string => `{${words.replaceAll(';', ',')}}`;

const listRow = (id: number, { id: code, industries, ...list }: List): readonly Cell[] => [
  ...[id, code, list.country, list.topic, list.title, list.authority, list.act, list.version, list.completeness],
  ...[list.licence, arrayOf(industries), list.threshold_act === '' ? null : list.threshold_act],
  list.groups.length,
  ...[list.validFrom, list.validUntil, list.read, list.source, list.scope, list.renewed],
];

const chemicalsIn = (data: string): string => join(data, 'chemicals');

type NumberedList = { readonly id: number; readonly list: List; readonly sheetList: string };

function listOf(data: string, row: z.infer<typeof anyListForm>): List {
  if (row.sheet_list === '') return listForm.parse(row);
  const { title, ...own } = sheetListForm.parse(row);
  const { title: printed, ...facts } = sheetListFacts(data, row.sheet_list);
  return listForm.parse({ ...facts, ...own, title: title === '' ? printed : title });
}

/** The lists with their numbers in the database. */
async function* numberedLists(data: string): AsyncGenerator<NumberedList> {
  const form = anyListForm.transform((row) => ({ list: listOf(data, row), sheetList: row.sheet_list }));
  let id = 0;
  for await (const row of rowsOf(join(chemicalsIn(data), 'lists.csv'), form)) {
    id += 1;
    yield { id, ...row };
  }
}

async function* listRows(data: string): Rows {
  for await (const { id, list } of numberedLists(data)) yield listRow(id, list);
}

/** The entries of the harmonised list in force on the day of its edition. */
async function* harmonisedEntryRows(data: string, { id, list }: NumberedList): Rows {
  for (const { cas, name, entry, from, until } of harmonisedEntries(data))
    if (from <= list.version && (until === null || until > list.version)) yield [id, cas, name, entry, null, null];
}

/** Every entry of the harmonised list, with the dates from and until which it applies. */
async function* datedRows(data: string): Rows {
  for await (const { id, sheetList } of numberedLists(data))
    if (sheetList !== '' && isHarmonised(sheetListFacts(data, sheetList).kind))
      for (const { cas, name, entry, from, until } of harmonisedEntries(data))
        yield [id, cas, name, entry, from, until];
}

/** Entries from `data/lists`. A chemical with a number has its own name. */
async function* sheetEntryRows(data: string, numbered: NumberedList): Rows {
  const { id, list, sheetList } = numbered;
  if (isHarmonised(sheetListFacts(data, sheetList).kind)) {
    yield* harmonisedEntryRows(data, numbered);
    return;
  }
  const thresholds = sheetThresholds(data, sheetList);
  for await (const row of rowsOf(join(sheetListFolder(data, sheetList), 'entries.csv'), sheetEntryForm)) {
    const { from, above } = thresholds(row);
    const entry = entryText(row);
    yield [
      id,
      row.cas === '' ? null : row.cas,
      row.cas === '' ? row.name : '',
      entry,
      from ?? list.from_percent,
      above,
    ];
  }
}

/** Entries from `data/chemicals`: the whole list, or the entries that sheets cannot use. */
async function* ownEntryRows(data: string, { id, list }: NumberedList): Rows {
  const file = tableIn(join(chemicalsIn(data), 'lists'), list.id);
  for await (const { cas, name, entry, ...own } of rowsOf(file, entryForm))
    yield [id, cas, name, entry, own.from_percent ?? list.from_percent, own.above_percent];
}

const isInSheets = (data: string, { sheetList }: NumberedList): boolean =>
  sheetList !== '' && hasSheetEntries(sheetListFacts(data, sheetList));

/** The entries for sheets first, then the others, which add to them and never contradict them. */
async function* entryRows(data: string): Rows {
  for await (const each of numberedLists(data)) {
    const inSheets = isInSheets(data, each);
    const covered = new Set<Cell | undefined>();
    for await (const row of inSheets ? sheetEntryRows(data, each) : []) {
      if (row[1] !== null) covered.add(row[1]);
      yield row;
    }
    if (inSheets && !existsSync(tableIn(join(chemicalsIn(data), 'lists'), each.list.id))) continue;
    for await (const row of ownEntryRows(data, each)) if (!covered.has(row[1])) yield row;
  }
}

/** A batch of chemicals and their names. */
export type ChemicalPart = {
  readonly chemicals: readonly (readonly Cell[])[];
  readonly names: readonly (readonly Cell[])[];
};

/** Large enough for an efficient copy, small enough to need little memory for any catalogue. */
const chemicalsOfPart = 20_000;

/** Reads the chemicals of a data folder in batches. Reads the large table once and joins the names to the chemicals. */
export async function* chemicalParts(data: string): AsyncGenerator<ChemicalPart> {
  const own = await ownNames(data);
  const more = await moreNames(data);
  const indexes = await indexNumbers(data);
  let chemicals: (readonly Cell[])[] = [];
  let names: (readonly Cell[])[] = [];
  for await (const row of rowsOf(tableIn(chemicalsIn(data), 'identifiers'), chemicalForm)) {
    chemicals.push(chemicalRow(row));
    const cas = row.cas ?? '';
    const added = [...(own.get(row.number) ?? []), ...(more.get(cas) ?? []), ...(indexes.get(cas) ?? [])];
    for (const name of namesOf(row, added)) names.push(name);
    if (chemicals.length < chemicalsOfPart) continue;
    yield { chemicals, names };
    [chemicals, names] = [[], []];
  }
  yield { chemicals, names };
}

/** The other tables of a data folder: its lists, and the transport entries in its `goods`. */
export function tablesOf(data: string): readonly TableRows[] {
  return [
    { table: 'list', rows: () => listRows(data) },
    { table: 'written_entry', rows: () => entryRows(data) },
    { table: 'dated_entry', rows: () => datedRows(data) },
    { table: 'written_good', rows: () => goodRows(data) },
  ];
}

const sheetFilesOf = (data: string, id: string): readonly string[] =>
  readdirSync(sheetListFolder(data, id))
    .toSorted()
    .map((name) => join(sheetListFolder(data, id), name));

/** Every file that a load reads. */
export function filesOf(data: string): readonly string[] {
  const folder = chemicalsIn(data);
  const lists = readdirSync(join(folder, 'lists')).toSorted();
  const ofSheets = join(data, 'lists');
  const sheetLists = existsSync(ofSheets) ? readdirSync(ofSheets).filter((name) => !name.includes('.')) : [];
  return [
    ...sheetLists.toSorted().flatMap((id) => sheetFilesOf(data, id)),
    tableIn(folder, 'identifiers'),
    ...ownNamesFiles(data),
    ...moreNamesFiles(data),
    join(folder, 'lists.csv'),
    ...lists.map((file) => join(folder, 'lists', file)),
    ...goodFilesOf(data),
  ];
}
