import type { Refusal } from './refusal.ts';

/**
 * What a cell of a workbook lacks: `date`, it holds a date; `no-value`, a formula without its last result; `error`, a formula
 * that failed; `merged`, the text stands in a cell that covers several rows.
 */
export const cellFlaws = ['date', 'no-value', 'error', 'merged'] as const;

export type CellFlaw = (typeof cellFlaws)[number];

/** A cell as it is shown. `isNumber`: it holds a number, written here with a decimal point. */
export type Cell = {
  readonly text: string;
  readonly isNumber?: boolean | undefined;
  readonly flaw?: CellFlaw | undefined;
};

/** A row with something in it; `line` is its number in the file, from 1. */
export type TableRow = { readonly line: number; readonly cells: readonly Cell[] };

/** A sheet of a workbook, or a whole text file, whose name is blank. */
export type Table = { readonly name: string; readonly rows: readonly TableRow[] };

/** A sheet of a workbook that is not read. */
export type LeftTable = { readonly name: string; readonly refusal: Refusal };

export type TableFile =
  | {
      readonly kind: 'tables';
      readonly tables: readonly Table[];
      readonly left: readonly LeftTable[];
      /** Of a text file: how its letters are written, and whether that is a guess. */
      readonly encoding: { readonly name: TextEncoding; readonly isGuess: boolean } | undefined;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Encodings of a text that the user can choose, by their names in the Encoding standard. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1254',
  'windows-1256',
  'shift_jis',
  'gb18030',
] as const;

export type TextEncoding = (typeof textEncodings)[number];
