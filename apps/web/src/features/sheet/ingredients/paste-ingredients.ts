import { isCasNumber } from '@gosds/data/registry-numbers';
import { ingredientSchema } from '@gosds/sheet/draft/draft';
import { isBalance } from '@gosds/sheet/draft/proportion';
import type { PastedRow } from './ingredient-edits.ts';
import { maxCharacters } from '../fields/max-characters.ts';

/** Cells of clipboard text as Excel and LibreOffice write it: tabs, and quotes around cells with tabs or line ends. */
export function parseCells(text: string): readonly (readonly string[])[] {
  const rows = [...text.matchAll(/(?:"(?:[^"]|"")*"|[^"\t\r\n])*(?:\t(?:"(?:[^"]|"")*"|[^"\t\r\n])*)*/g)]
    .map(([line]) => line)
    .filter((line) => line !== '');
  return rows.map((line) =>
    [...line.matchAll(/(?:^|\t)("(?:[^"]|"")*"|[^\t]*)/g)].map(([, cell = '']) =>
      cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell.trim(),
    ),
  );
}

/** True for clipboard text that is a table and no mere name. */
export const isTable = (text: string): boolean => /\t|[\r\n]+\S/.test(text.trim());

const headings = {
  casNumber: /^\s*cas\b/i,
  name: /name|chemical|substance|ingredient|component|stoff|bezeichnung/i,
  from: /^\s*(min|from|von|lower)/i,
  to: /^\s*(max|to|bis|upper)/i,
  proportion: /%|conc|proportion|content|amount|gehalt|anteil|w\/w/i,
} as const;

type Column = keyof typeof headings;

const columnNames: readonly Column[] = ['casNumber', 'name', 'from', 'to', 'proportion'];

const looksLikeShare = (cell: string) =>
  isBalance(cell) || (/^[\s<>≤≥=\d.,%–-]+$/.test(cell) && /\d/.test(cell) && !isCasNumber(cell));

function columnsOfHeading(cells: readonly string[]): readonly (Column | null)[] | undefined {
  if (cells.some((cell) => looksLikeShare(cell) || isCasNumber(cell))) return undefined;
  const columns = cells.map((cell) => columnNames.find((column) => headings[column].test(cell)) ?? null);
  return columns.filter((column) => column !== null).length >= 2 ? columns : undefined;
}

function guessColumns(cells: readonly string[]): readonly (Column | null)[] {
  const shares = cells.flatMap((cell, index) => (looksLikeShare(cell) ? [index] : []));
  const isRange = shares.length === 2;
  let hasName = false;
  return cells.map((cell, index) => {
    if (isCasNumber(cell)) return 'casNumber';
    if (shares.includes(index)) return isRange ? (index === shares[0] ? 'from' : 'to') : 'proportion';
    if (hasName || cell === '') return null;
    hasName = true;
    return 'name';
  });
}

/** `1 – 5 %`, `≤ 5`, `<0,1` and the like as the proportion's pattern has them; anything else as typed. */
export function readProportionText(text: string): string {
  return text
    .replaceAll(/[\s%]/g, '')
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll(/[–—]/g, '-');
}

const maxOf = (field: keyof PastedRow) => maxCharacters(ingredientSchema.shape[field]);

function rowOf(cells: readonly string[], columns: readonly (Column | null)[]): PastedRow {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const [from, to] = [readProportionText(cell('from')), readProportionText(cell('to'))];
  const range = from !== '' && to !== '' && Number(from) < Number(to) ? `${from}-${to}` : to || from;
  const proportion = cell('proportion') === '' ? range : readProportionText(cell('proportion'));
  return {
    name: (cell('name') || cell('casNumber')).slice(0, maxOf('name')),
    casNumber: cell('casNumber').slice(0, maxOf('casNumber')),
    proportion: proportion.slice(0, maxOf('proportion')),
  };
}

/** Rows of a pasted table, with or without headings, in any order of columns. */
export function readPastedRows(text: string): readonly PastedRow[] {
  const cells = parseCells(text);
  const heading = columnsOfHeading(cells[0] ?? []);
  const body = heading ? cells.slice(1) : cells;
  return body
    .map((row) => rowOf(row, heading ?? guessColumns(row)))
    .filter(({ name, proportion }) => name !== '' || proportion !== '');
}

const countOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

/** The message about a pasted table: the rows it replaced and the rows that did not fit. */
export function pastedText(
  pasted: number,
  { left, replaced, max }: { readonly left: number; readonly replaced: number; readonly max: string },
): string {
  const written = `${countOf(pasted - left)} pasted`;
  const over = replaced > 0 ? `, ${replaced} of them replaced what was there` : '';
  return `${written}${over}.${left > 0 ? ` ${left} did not fit: ${max}.` : ''}`;
}
