import type { Refusal } from './refusal.ts';

/**
 * The fault of a workbook cell. `date`: it has a date. `no-value`: a formula without a stored result. `error`: a failed
 * formula. `merged`: the cell covers several rows.
 */
export const cellFlaws = ['date', 'no-value', 'error', 'merged'] as const;

export type CellFlaw = (typeof cellFlaws)[number];

/** A cell as displayed. `isNumber`: it has a number, written here with a decimal point. */
export type Cell = {
  readonly text: string;
  readonly isNumber?: boolean | undefined;
  readonly flaw?: CellFlaw | undefined;
};

/** A non-empty row. `line`: its number in the file, from 1. */
export type TableRow = { readonly line: number; readonly cells: readonly Cell[] };

/**
 * A sheet of a workbook, or a whole text file, which has a blank name. `isList`: lines of running text, each parted into
 * name and concentration.
 */
export type Table = { readonly name: string; readonly rows: readonly TableRow[]; readonly isList?: boolean };

/** A sheet of a workbook that was not read. */
export type LeftTable = { readonly name: string; readonly refusal: Refusal };

export type TableFile =
  | {
      readonly kind: 'tables';
      readonly tables: readonly Table[];
      readonly left: readonly LeftTable[];
      /** For a text file: its encoding, and if that is a guess. */
      readonly encoding: { readonly name: TextEncoding; readonly isGuess: boolean } | undefined;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Encodings that the user can choose, by their names in the Encoding standard. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1254',
  'windows-1256',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
] as const;

export type TextEncoding = (typeof textEncodings)[number];
