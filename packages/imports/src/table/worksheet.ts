import { importLimits } from './limits.ts';
import { FileRefused } from './refusal.ts';
import type { Cell, TableRow } from './table.ts';
import type { NumberForm } from './workbook.ts';
import { readXml, type XmlAttributes } from './xml-events.ts';

/** The parts that all sheets of a workbook share. */
export type WorkbookParts = {
  readonly texts: readonly string[];
  readonly forms: readonly NumberForm[];
  /** Maximum number of characters of a cell. The rest is cut off. */
  readonly longest: number;
};

/** A cell as stored in the part. */
type RawCell = { type: string; style: number; value: string; inline: string; hasFormula: boolean };

type Place = readonly [column: number, row: number];

/** Converts `B12` to column and row, both from 0. */
function placeOf(reference: string): Place | undefined {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === '') return undefined;
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return [column, Number(digits) - 1];
}

/** A number with the fifteen digits of a workbook, without rounding errors of binary fractions. */
function numberText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? value.toFixed(12).replace(/0+$/, '').replace(/\.$/, '') : text;
}

/** Days count from the end of 1899 and include a 29 February 1900 that did not exist. */
const dateText = (days: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400_000)).toISOString().slice(0, 10);

function numberCell(raw: RawCell, form: NumberForm): Cell {
  const value = Number(raw.value);
  if (!Number.isFinite(value)) return { text: raw.value };
  if (form === 'date' && value > 0 && value < 2_958_466) return { text: dateText(value), flaw: 'date' };
  if (form === 'percent') return { text: `${numberText(value * 100)} %`, isNumber: true };
  return { text: numberText(value), isNumber: true };
}

const textCell = (text: string, longest: number): Cell => ({ text: text.trim().slice(0, longest) });

/** Readers by cell type (ECMA-376 part 1, 18.18.11). A number has no type. */
const typed: Readonly<Record<string, (raw: RawCell, shared: WorkbookParts) => Cell>> = {
  s: ({ value }, { texts, longest }) => textCell(texts[Number(value)] ?? '', longest),
  inlineStr: ({ inline }, { longest }) => textCell(inline, longest),
  str: ({ value }, { longest }) => textCell(value, longest),
  d: ({ value }) => ({ text: value.slice(0, 10), flaw: 'date' }),
  b: ({ value }) => ({ text: value === '1' ? 'TRUE' : 'FALSE' }),
  e: ({ value }) => ({ text: value, flaw: 'error' }),
  n: (raw, { forms }) => (raw.value === '' ? { text: '' } : numberCell(raw, forms[raw.style] ?? 'plain')),
};

/** A map, because a file may name a type `constructor`. */
const readers = new Map(Object.entries(typed));

function cellOf(raw: RawCell, shared: WorkbookParts): Cell {
  if (raw.hasFormula && raw.value === '' && raw.type !== 'str') return { text: '', flaw: 'no-value' };
  return readers.get(raw.type)?.(raw, shared) ?? { text: '' };
}

type Grid = Map<number, Map<number, Cell>>;

function put(grid: Grid, [column, row]: Place, cell: Cell): void {
  if (cell.text === '' && cell.flaw === undefined) return;
  if (column >= importLimits.columns) throw new FileRefused({ code: 'too-many-columns', limit: importLimits.columns });
  const cells = grid.get(row) ?? new Map<number, Cell>();
  cells.set(column, cell);
  grid.set(row, cells);
  if (grid.size > importLimits.rows) throw new FileRefused({ code: 'too-many-rows', limit: importLimits.rows });
}

/** A merged text belongs to each of its rows, but a concentration does not, so the cells are marked. */
function spread(grid: Grid, range: string): void {
  const [from, to] = range.split(':').map(placeOf);
  if (!from || !to) return;
  const [column, top] = from;
  const cell = grid.get(top)?.get(column);
  if (cell === undefined || to[1] === top) return;
  const merged: Cell = { ...cell, flaw: 'merged' };
  const rows = [...grid.keys()].filter((row) => row >= top && row <= to[1]);
  for (const row of rows) grid.get(row)?.set(column, merged);
}

function rowOf(index: number, cells: ReadonlyMap<number, Cell>): TableRow {
  const length = Math.max(...cells.keys()) + 1;
  return { line: index + 1, cells: Array.from({ length }, (_, column) => cells.get(column) ?? { text: '' }) };
}

/** Reads a sheet cell by cell. Cells without a position follow the previous one. */
export function cellReader(shared: WorkbookParts, give: (place: Place, cell: Cell) => void) {
  let place: Place | undefined;
  let [row, column] = [-1, -1];
  let raw: RawCell | undefined;
  return {
    startRow: (reference: string | undefined) => {
      [row, column] = [reference === undefined ? row + 1 : Number(reference) - 1, -1];
    },
    startCell: ({ r, t = 'n', s = '0' }: XmlAttributes) => {
      place = r === undefined ? [column + 1, row] : placeOf(r);
      [column] = place ?? [column];
      raw = { type: t, style: Number(s), value: '', inline: '', hasFormula: false };
    },
    startFormula: () => {
      if (raw) raw.hasFormula = true;
    },
    text: (inside: string, text: string) => {
      if (raw && inside === 'v') raw.value += text;
      if (raw && inside === 't') raw.inline += text;
    },
    endCell: () => {
      if (place && raw) give(place, cellOf(raw, shared));
      raw = undefined;
    },
  };
}

/** The cells of a sheet with the stored results of formulas; nothing is calculated. */
export function readWorksheet(xml: string, shared: WorkbookParts): readonly TableRow[] {
  const grid: Grid = new Map();
  const merges: string[] = [];
  const cells = cellReader(shared, (place, cell) => {
    put(grid, place, cell);
  });
  let inside = '';
  readXml(xml, {
    open: (name, attributes) => {
      inside = name;
      if (name === 'row') cells.startRow(attributes['r']);
      if (name === 'c') cells.startCell(attributes);
      if (name === 'f') cells.startFormula();
      if (name === 'mergeCell') merges.push(attributes['ref'] ?? '');
    },
    text: (text) => {
      cells.text(inside, text);
    },
    close: (name) => {
      inside = '';
      if (name === 'c') cells.endCell();
    },
  });
  for (const range of merges.slice(0, importLimits.rows)) spread(grid, range);
  return [...grid].toSorted(([a], [b]) => a - b).map(([index, row]) => rowOf(index, row));
}
