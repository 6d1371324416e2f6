import { CsvError, parse } from 'csv-parse/browser/esm/sync';
import { importLimits } from './limits.ts';
import { hasDecimalComma, readList } from './read-list.ts';
import { FileRefused } from './refusal.ts';
import type { Table, TableRow } from './table.ts';

const separators = ['\t', ';', ',', '|'] as const;

/** Number of lines sampled to find the separator. */
const sampledLines = 60;

type Options = { readonly separator: string; readonly hasQuotes: boolean; readonly to?: number };

function parseRecords(text: string, { separator, hasQuotes, to }: Options): readonly TableRow[] {
  const lines: number[] = [];
  const records = parse(text, {
    bom: true,
    delimiter: separator,
    on_record: (record: string[], { lines: line }) => {
      lines.push(line);
      return record;
    },
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    ...(hasQuotes ? {} : { quote: null }),
    ...(to === undefined ? {} : { to }),
  });
  return records.map((record, index) => ({
    line: lines[index] ?? 0,
    cells: record.map((cell) => ({ text: cell.trim().slice(0, importLimits.cell) })),
  }));
}

/** A single quote sign, such as the inch sign, is an ordinary character. */
function read(text: string, options: Omit<Options, 'hasQuotes'>): readonly TableRow[] {
  try {
    return parseRecords(text, { ...options, hasQuotes: true });
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    return parseRecords(text, { ...options, hasQuotes: false });
  }
}

/** The most frequent number of cells in a row, and how many rows have it. A decimal comma occurs in only some rows. */
function evenness(rows: readonly TableRow[]): { readonly rows: number; readonly cells: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [cells = 1, even = 0] = [...counts].filter(([count]) => count > 1).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return { rows: even, cells };
}

/** Excel may name the separator in the first line. */
const named = /^\uFEFF?sep=(.)(?=[\r\n])/;

type Separation = { readonly separator: string; readonly even: number; readonly of: number };

function separationOf(text: string): Separation {
  const judged = separators.map((separator) => {
    const rows = read(text, { separator, to: sampledLines });
    return { separator, of: rows.length, ...evenness(rows) };
  });
  const [best] = judged.toSorted((a, b) => b.rows - a.rows || b.cells - a.cells);
  if (best === undefined || best.rows === 0) return { separator: '\t', even: 0, of: 1 };
  return { separator: best.separator, even: best.rows, of: best.of };
}

/** A table that commas separate has the same number of cells in more of its rows than a letter. */
const evenPart = 0.8;

/** The lines of running text, where no sign separates cells. A comma there is one of a sentence or a number. */
function listIn(text: string, { separator, even, of }: Separation): readonly TableRow[] | undefined {
  if (even > 0 && separator !== ',') return undefined;
  const list = readList(text);
  return list !== undefined && (even < of * evenPart || hasDecimalComma(list)) ? list : undefined;
}

const isFilled = ({ cells }: TableRow) => cells.some(({ text }) => text !== '');

/**
 * The table of a text file or the clipboard. The separator with the most even rows is chosen. Without one, each line is
 * searched for its concentration.
 */
export function readCsv(text: string): Table {
  const [, chosen] = named.exec(text) ?? [];
  const separation = separationOf(text);
  const list = chosen === undefined ? listIn(text, separation) : undefined;
  const separator = chosen ?? separation.separator;
  const rows = list ?? read(text.replace(named, ''), { separator }).filter(isFilled);
  const { rows: limit, columns } = importLimits;
  if (rows.length > limit) throw new FileRefused({ code: 'too-many-rows', limit });
  if (rows.some(({ cells }) => cells.length > columns))
    throw new FileRefused({ code: 'too-many-columns', limit: columns });
  if (rows.length === 0) throw new FileRefused({ code: 'empty' });
  return { name: '', rows, isList: list !== undefined };
}
