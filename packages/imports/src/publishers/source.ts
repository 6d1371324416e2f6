import type { Cell } from '../table/table.ts';
import { FaultyRow } from './check-row.ts';
import type { Field, FieldRow, Layout } from './layout.ts';
import type { PublishedRow } from './published.ts';

/** The facts of a list, as in `lists.csv` of docs/data.md. The import states the edition. */
export type PublishedList = {
  readonly id: string;
  readonly country: string;
  readonly topic: string;
  readonly title: string;
  readonly authority: string;
  readonly act: string;
};

/** A publisher whose files are read unchanged. `rows` converts one row of a table. */
export type Source = {
  readonly publisher: string;
  /** The files to download, for docs/data.md. */
  readonly files: string;
  readonly licence: string;
  /** `asked`: the operator names the list. Absent: the rows are only chemicals. */
  readonly list?: PublishedList | 'asked';
  readonly layouts: readonly Layout[];
  readonly rows: (row: FieldRow) => readonly PublishedRow[];
};

/** Why a cell of a workbook has no readable value. */
function flawOf({ flaw, text }: Cell, field: Field): string | undefined {
  if (flaw === 'no-value') return 'A cell holds a formula without its result.';
  if (flaw === 'error') return `A cell holds the error ${text}.`;
  const isNumber = field === 'cas' || field === 'ec';
  return flaw === 'date' && isNumber ? `A number was made the date ${text} by a spreadsheet.` : undefined;
}

/** The text of a column; blank if the row has none. Throws `FaultyRow`. */
export function textOf({ cells }: FieldRow, field: Field): string {
  const cell = cells[field];
  if (cell === undefined) return '';
  const flaw = flawOf(cell, field);
  if (flaw !== undefined) throw new FaultyRow(flaw);
  return cell.text;
}

/** Splits a text at a sign and drops blank parts. */
export const partsOf = (text: string, sign: string | RegExp): readonly string[] =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Joins the non-blank facts of a list entry. */
export const entryOf = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');
