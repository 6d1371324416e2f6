import type { Block, Sentence } from '@gosds/sheet/model/document';
import { knownHeight, lineBounds, tableRow } from './line-bounds.ts';
import { type PrintedText, printText } from './printed-text.ts';
import { countLines, type Setting } from './setting.ts';
import { tableWidths } from './table-widths.ts';

type Table = Extract<Block, { kind: 'table' }>;

export type PrintedTable = {
  readonly kind: 'table';
  readonly caption: PrintedText | null;
  /** In points, padding included; they add up to the content width of the page. */
  readonly widths: readonly number[];
  readonly headings: readonly PrintedText[];
  /** Height of the headings; null if unknown. */
  readonly headingHeight: number | null;
  readonly rows: readonly PrintedRow[];
  /** Short enough to fit whole on one page. */
  readonly together: boolean;
  /** Height in points of caption, headings and first rows, which stay together on a page. */
  readonly head: number;
  /** Number of rows at the end that stay together on a page. */
  readonly lastRows: number;
};

type PrintedRow = {
  readonly cells: readonly PrintedText[];
  /** Height in points, if known; knowing it halves the time to typeset the row. */
  readonly height: number | null;
  /** True only for a row that might not fit on one page. */
  readonly breakable: boolean;
};

const splitRowFromLines = 14;
const togetherUpToLines = 8;
/** At least so many rows begin the next page. */
const keptRows = 3;
const maxKeptLines = 15;
/** At least so many rows end a page. */
const firstRows = 2;
const captionHeight = 18;
/** Estimated height of a line in a cell, and of the space above and below its lines, in points. */
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

/** For a short table, as many as leave the first rows on their page. */
const lastRows = (rows: number) => Math.max(Math.min(1, rows - 1), Math.min(keptRows, rows - firstRows), 0);

const rowsHeight = (lines: readonly number[]) => sum(lines) * lineHeight + lines.length * rowInset;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

const printCell = (cell: Sentence | undefined, box: Parameters<typeof printText>[1], setting: Setting): PrintedText =>
  cell ? printText(cell, box, setting) : { text: '', muted: false };
