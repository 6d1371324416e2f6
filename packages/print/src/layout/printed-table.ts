import type { Block, Sentence } from '@gosds/sheet/document';
import { type PrintedText, printText } from './printed-text.ts';
import { countLines, isOneLine, type Setting } from './setting.ts';
import { tableWidths } from './table-widths.ts';

type Table = Extract<Block, { kind: 'table' }>;

export type PrintedTable = {
  readonly kind: 'table';
  readonly caption: PrintedText | null;
  /** In points, padding included; they add up to the width of the page's content. */
  readonly widths: readonly number[];
  readonly headings: readonly PrintedText[];
  readonly rows: readonly PrintedRow[];
  /** Small enough to stand on one page whole. */
  readonly together: boolean;
  /** How many rows at the end stay on one page. */
  readonly lastRows: number;
};

export type PrintedRow = {
  readonly cells: readonly PrintedText[];
  /** A row of one line has a height known beforehand, which halves the time of setting it. */
  readonly height: 'line' | 'auto';
  /** Only a row that could not stand on one page may be split. */
  readonly breakable: boolean;
};

const splitRowFromLines = 14;
const togetherUpToLines = 6;
/** The next page does not begin with fewer rows than these. */
const keptRows = 3;
const mostKeptLines = 15;

export function printTable(table: Table, setting: Setting): PrintedTable {
  const { geometry } = setting;
  const widths = tableWidths(table, setting);
  const box = (column: number, bold: boolean) => ({
    widthPt: (widths[column] ?? geometry.content) - 2 * geometry.cellInset,
    sizePt: geometry.tableSize,
    bold,
    isAlone: true,
  });
  const caption = { widthPt: geometry.content, sizePt: geometry.bodySize, bold: true };
  const lines = table.rows.map((row) =>
    Math.max(1, ...row.map(({ text }, column) => countLines(text, box(column, false), setting))),
  );
  return {
    kind: 'table',
    caption: table.caption === '' ? null : printText(table.caption, caption, setting),
    widths,
    headings: table.columns.map(({ heading }, column) => printText(heading, box(column, true), setting)),
    rows: table.rows.map((row, index) => ({
      cells: table.columns.map((_, column) => printCell(row[column], box(column, false), setting)),
      height: row.every(({ text }, column) => isOneLine(text, box(column, false), setting)) ? 'line' : 'auto',
      breakable: (lines[index] ?? 0) >= splitRowFromLines,
    })),
    together: lines.reduce((all, count) => all + count + 0.8, 0) <= togetherUpToLines,
    lastRows: sum(lines.slice(-keptRows)) <= mostKeptLines ? Math.min(keptRows, Math.max(0, lines.length - 1)) : 0,
  };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const printCell = (cell: Sentence | undefined, box: Parameters<typeof printText>[1], setting: Setting): PrintedText =>
  cell ? printText(cell, box, setting) : { text: '', muted: false };
