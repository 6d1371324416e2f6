import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';

/** A table of two columns in a language's folder. */
export type TableForm = {
  readonly file: string;
  readonly columns: readonly [key: string, text: string];
  /** `same`: the rows of English. `some`: some of them. `own`: any rows, and the file may be missing. */
  readonly rows: 'same' | 'some' | 'own';
  /** Path of the table in the language object. */
  readonly place: readonly string[];
};

export const tables: readonly TableForm[] = [
  { file: 'pictograms.csv', columns: ['code', 'name'], rows: 'same', place: ['pictogramNames'] },
  { file: 'restrictions.csv', columns: ['entry', 'text'], rows: 'some', place: ['restrictionStatements'] },
  {
    file: 'restrictions-translated.csv',
    columns: ['entry', 'text'],
    rows: 'own',
    place: ['translatedRestrictions'],
  },
  { file: 'sources.csv', columns: ['source', 'title'], rows: 'own', place: ['sourceTitles'] },
  { file: 'words.csv', columns: ['english', 'word'], rows: 'same', place: ['sheet', 'terms', 'words'] },
  { file: 'treatments.csv', columns: ['treatment', 'text'], rows: 'same', place: ['sheet', 'firstAid', 'specific'] },
  {
    file: 'waste-properties.csv',
    columns: ['code', 'text'],
    rows: 'same',
    place: ['sheet', 'disposal', 'hazardousProperties'],
  },
  {
    file: 'abbreviations.csv',
    columns: ['abbreviation', 'meaning'],
    rows: 'own',
    place: ['sheet', 'other', 'abbreviations'],
  },
];

/** A row and its line number in the file. */
type TableRow = { readonly text: string; readonly line: number };

export type Table = ReadonlyMap<string, TableRow>;

export const textsOf = (table: Table): ReadonlyMap<string, string> =>
  new Map([...table].map(([key, { text }]) => [key, text]));

type Columns = readonly [key: string, text: string];

/** The rows in order. Reports empty cells and duplicates. A missing optional table has no rows. */
export function readTable(data: DataFolder, file: string, [key, text]: Columns): Table {
  const rowForm = z.object({
    [key]: z.string().min(1, 'Fill in this cell.'),
    [text]: z.string().min(1, 'Fill in this cell.'),
  });
  const rows = new Map<string, TableRow>();
  for (const [index, row] of data.csv(file, rowForm).entries()) {
    const name = row[key] ?? '';
    if (rows.has(name)) data.report({ file, row: index + 2, message: `${name} appears twice.` });
    rows.set(name, { text: row[text] ?? '', line: index + 2 });
  }
  return rows;
}

type Compared = { readonly file: string; readonly rows: TableForm['rows']; readonly table: Table };

/** Reports rows that a language lacks or adds compared with English. */
export function compareTables(data: DataFolder, { file, rows, table }: Compared, english: Table): void {
  if (rows === 'own') return;
  for (const name of english.keys())
    if (rows === 'same' && !table.has(name)) data.report({ file, row: null, message: `${name}: The row is missing.` });
  for (const [name, { line }] of table)
    if (!english.has(name)) data.report({ file, row: line, message: `${name}: English does not have this row.` });
}
