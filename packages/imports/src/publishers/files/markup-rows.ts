import { SaxesParser } from 'saxes';
import type { Cell } from '../../table/table.ts';
import { type SourceFile, SourceRefused, type SourceRow } from './source-file.ts';
import { textOf } from './text-of.ts';

/** Elements of XHTML and of Formex, the format of the Official Journal, in lower case. */
const tables: ReadonlySet<string> = new Set(['table', 'tbl']);
const rowTags: ReadonlySet<string> = new Set(['tr', 'row']);
const cellTags: ReadonlySet<string> = new Set(['td', 'th', 'cell']);
/** Elements that separate texts. */
const blocks: ReadonlySet<string> = new Set(['p', 'br', 'div', 'li', 'tr', 'td', 'ti', 'np', 'al', 'alinea', 'item']);

/** A cell that spans the rows below. */
type Hanging = { readonly cell: Cell; left: number };
type OpenCell = { text: string; readonly columns: number; readonly rows: number };
type OpenTable = { readonly name: string; readonly hanging: Map<number, Hanging>; cells: OpenCell[] };

const spanOf = (text: string | undefined): number => Math.min(Math.max(Number(text ?? 1) || 1, 1), 1000);

/** The cells of a row, including those that span it from above, in order. */
function laidOut({ hanging, cells }: OpenTable): readonly Cell[] {
  const row: Cell[] = [];
  const hang = () => {
    for (let from = hanging.get(row.length); from; from = hanging.get(row.length)) {
      from.left -= 1;
      if (from.left === 0) hanging.delete(row.length);
      row.push(from.cell);
    }
  };
  hang();
  for (const { text, columns, rows } of cells) {
    const cell = {
      text: text
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/ ?\n[ \n]*/g, '\n')
        .trim(),
    };
    for (let column = 0; column < columns; column += 1) {
      if (rows > 1) hanging.set(row.length, { cell, left: rows - 1 });
      row.push(column === 0 ? cell : { text: '' });
    }
    hang();
  }
  return row;
}

/** Named characters of XHTML that XML does not have. */
const named = {
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  deg: '°',
  micro: 'µ',
  times: '×',
  middot: '·',
  shy: '',
  le: '≤',
  ge: '≥',
};

function tableReader(file: string) {
  const rows: SourceRow[] = [];
  let count = 0;
  const open: OpenTable[] = [];
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, named);
  parser.on('error', (cause) => {
    const reason = 'This is no well-formed XHTML or XML. Take the file as EUR-Lex gives it, HTML or Formex.';
    throw new SourceRefused({ file, line: parser.line }, reason, cause);
  });
  const cellOf = (table: OpenTable | undefined) => table?.cells.at(-1);
  const write = (text: string) => {
    for (const table of open) {
      const cell = cellOf(table);
      if (cell) cell.text += text;
    }
  };
  const begin = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const span = (name: string) => spanOf(attributes[name] ?? attributes[name.toUpperCase()]);
    if (tables.has(tag)) open.push({ name: `table ${(count += 1)}`, hanging: new Map(), cells: [] });
    if (rowTags.has(tag) && open.length > 0) (open.at(-1) ?? { cells: [] }).cells = [];
    if (cellTags.has(tag)) open.at(-1)?.cells.push({ text: '', columns: span('colspan'), rows: span('rowspan') });
  };
  const end = (tag: string) => {
    const table = open.at(-1);
    if (tables.has(tag)) open.pop();
    if (!rowTags.has(tag) || !table) return;
    const cells = laidOut(table);
    table.cells = [];
    if (cells.some(({ text }) => text !== '')) rows.push({ table: table.name, line: parser.line, cells });
  };
  const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
  parser.on('opentag', ({ name, attributes }) => {
    const tag = local(name);
    if (blocks.has(tag)) write('\n');
    begin(tag, attributes);
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', ({ name }) => {
    const tag = local(name);
    end(tag);
    if (blocks.has(tag)) write('\n');
  });
  const given = () => rows.splice(0);
  return {
    take(text: string): readonly SourceRow[] {
      parser.write(text);
      return given();
    },
    end(): readonly SourceRow[] {
      parser.close();
      return given();
    },
  };
}

/** The rows of every table of an XHTML or Formex file. The text of a nested table also counts for its outer cell. */
export async function* markupRows(file: SourceFile): AsyncGenerator<SourceRow> {
  const reader = tableReader(file.name);
  for await (const text of textOf(file)) yield* reader.take(text);
  yield* reader.end();
}
