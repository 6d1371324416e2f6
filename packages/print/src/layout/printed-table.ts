import type { Block, Sentence } from '@gosds/sheet/model/document';
import { knownHeight, lineBounds, tableRow } from './line-bounds.ts';
import { type PrintedText, printText } from './printed-text.ts';
import { countLines, type Setting } from './setting.ts';
import { tableWidths } from './table-widths.ts';

type Table = Extract<Block, { kind: 'table' }>;

export type PrintedTable = {
  readonly kind: 'table';
  readonly caption: PrintedText | null;
  /** In points, padding included; they add up to the width of the page's content. */
  readonly widths: readonly number[];
  readonly headings: readonly PrintedText[];
  /** Of the headings, as of a row. */
  readonly headingHeight: number | null;
  readonly rows: readonly PrintedRow[];
  /** Small enough to stand on one page whole. */
  readonly together: boolean;
  /** Points for caption, headings and the first rows, which are not left without each other at the foot of a page. */
  readonly head: number;
  /** How many rows at the end stay on one page. */
  readonly lastRows: number;
};

type PrintedRow = {
  readonly cells: readonly PrintedText[];
  /** In points where it is known beforehand, which halves the time of setting the row. */
  readonly height: number | null;
  /** Only a row that could not stand on one page may be split. */
  readonly breakable: boolean;
};

const splitRowFromLines = 14;
const togetherUpToLines = 8;
/** The next page does not begin with fewer rows than these. */
const keptRows = 3;
const maxKeptLines = 15;
/** Nor does a page end on fewer. */
const firstRows = 2;
const captionHeight = 18;
/** Points of a line of a cell, and of what stands above and below its lines. */
const lineHeight = 9.6;
const rowInset = 8.5;

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
  const headingLines = Math.max(
    1,
    ...table.columns.map(({ heading }, at) => countLines(heading, box(at, true), setting)),
  );
  const firstLines = sum(lines.slice(0, firstRows)) <= maxKeptLines ? lines.slice(0, firstRows) : lines.slice(0, 1);
  return {
    kind: 'table',
    caption: table.caption === '' ? null : printText(table.caption, caption, setting),
    widths,
    headings: table.columns.map(({ heading }, column) => printText(heading, box(column, true), setting)),
    headingHeight: knownHeight(
      table.columns.map(({ heading }, column) => lineBounds(heading, box(column, true), setting)),
      tableRow(setting),
    ),
    rows: table.rows.map((row, index) => ({
      cells: table.columns.map((_, column) => printCell(row[column], box(column, false), setting)),
      height: knownHeight(
        row.map(({ text }, column) => lineBounds(text, box(column, false), setting)),
        tableRow(setting),
      ),
      breakable: (lines[index] ?? 0) >= splitRowFromLines,
    })),
    together: lines.length < firstRows + keptRows && sum(lines) <= togetherUpToLines,
    head: (table.caption === '' ? 0 : captionHeight) + rowsHeight([headingLines, ...firstLines]),
    lastRows: sum(lines.slice(-keptRows)) <= maxKeptLines ? lastRows(lines.length) : 0,
  };
}

/** Of few rows as many as leave the first ones where they are. */
const lastRows = (rows: number) => Math.max(Math.min(1, rows - 1), Math.min(keptRows, rows - firstRows), 0);

const rowsHeight = (lines: readonly number[]) => sum(lines) * lineHeight + lines.length * rowInset;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const printCell = (cell: Sentence | undefined, box: Parameters<typeof printText>[1], setting: Setting): PrintedText =>
  cell ? printText(cell, box, setting) : { text: '', muted: false };
