import type { Cell } from '../table/table.ts';
import { type SourceRow, SourceRefused } from './files/source-file.ts';

/**
 * The content of a publisher's column. `cas` may have several numbers. `retiredCas` has numbers that a register has
 * withdrawn. `status`, `number`, `categories`, `statements`, `limits`, `notes`, `applyBy` and `sunset` are the facts of
 * a list entry. `fromPercent` and `abovePercent`: the concentration in a mixture from which, or above which, the entry
 * applies.
 */
export const fields = [
  ...([
    'cas',
    'retiredCas',
    'ec',
    'name',
    'otherName',
    'synonyms',
    'formula',
    'molarMass',
    'smiles',
    'inchikey',
  ] as const),
  ...(['dtxsid', 'entry', 'status', 'number', 'categories', 'statements', 'limits', 'notes'] as const),
  ...(['applyBy', 'sunset', 'fromPercent', 'abovePercent'] as const),
] as const;

export type Field = (typeof fields)[number];

/**
 * A format of a publisher's file. `version` names the editions that use it and the source of this fact. A table has
 * this layout if each needed column has one of the headings, ignoring case, spaces and points. `isBeginning`: the
 * heading only has to begin this way.
 */
export type Layout = {
  readonly version: string;
  readonly needed: Readonly<Partial<Record<Field, readonly string[]>>>;
  readonly more?: Readonly<Partial<Record<Field, readonly string[]>>>;
  readonly isBeginning?: boolean;
};

/** A row by the fields of its columns. */
export type FieldRow = {
  readonly line: number;
  readonly layout: Layout;
  readonly cells: Readonly<Partial<Record<Field, Cell>>>;
};

type Columns = ReadonlyMap<Field, number>;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const columnOf = (heads: readonly string[], names: readonly string[], isBeginning: boolean): number =>
  heads.findIndex((head) => names.some((name) => (isBeginning ? head.startsWith(plain(name)) : head === plain(name))));

const placesOf = (heads: readonly string[], columns: Layout['needed'], isBeginning = false): Columns =>
  new Map(
    fields.flatMap((field) => {
      const names = columns[field];
      const at = names === undefined ? -1 : columnOf(heads, names, isBeginning);
      return at < 0 ? [] : [[field, at] as const];
    }),
  );

/** Headings of a row. If a heading is blank because the one above covers both rows, the one above counts. */
const headsOf = ({ cells }: SourceRow, above: SourceRow | undefined): readonly string[] =>
  Array.from({ length: Math.max(cells.length, above?.cells.length ?? 0) }, (_, at) =>
    plain(cells[at]?.text || (above?.cells[at]?.text ?? '')),
  );

type Head = { readonly layout: Layout; readonly columns: Columns; readonly width: number; readonly text: string };

const rowText = ({ cells }: SourceRow): string => cells.map(({ text }) => plain(text)).join('|');

function headOf(row: SourceRow, above: SourceRow | undefined, layouts: readonly Layout[]): Head | undefined {
  for (const heads of [headsOf(row, undefined), headsOf(row, above)])
    for (const layout of layouts) {
      const needed = placesOf(heads, layout.needed, layout.isBeginning);
      if (needed.size < Object.keys(layout.needed).length) continue;
      const columns = new Map([...placesOf(heads, layout.more ?? {}, layout.isBeginning), ...needed]);
      return { layout, columns, width: row.cells.length, text: rowText(row) };
    }
  return undefined;
}

/** Number of rows of a table in which to search for the heading. */
const headRows = 60;

/** The error for an unknown layout, based on the row that is nearest to a known one. */
function unknownLayout(file: string, rows: readonly SourceRow[], layouts: readonly Layout[]): SourceRefused {
  const tried = rows.flatMap((row, index) =>
    layouts.map((layout) => {
      const found = placesOf(headsOf(row, rows[index - 1]), layout.needed, layout.isBeginning);
      const missing = Object.entries(layout.needed).flatMap(([field, names]) =>
        fields.some((each) => each === field && found.has(each)) ? [] : [names[0] ?? field],
      );
      return { layout, row, found: found.size, missing };
    }),
  );
  const [nearest] = tried.toSorted((a, b) => b.found - a.found);
  const known = layouts.map(({ version }) => version).join('; ');
  if (nearest === undefined || nearest.found === 0)
    return new SourceRefused(file, `No table of this file has a known head. Known: ${known}.`);
  const missing = nearest.missing.map((name) => `“${name}”`).join(', ');
  return new SourceRefused(
    { file, line: nearest.row.line },
    `The layout is unknown. The nearest is ${nearest.layout.version}, and the column ${missing} is missing.`,
  );
}

const fieldsOf = ({ line, cells }: SourceRow, { layout, columns }: Head): FieldRow => ({
  line,
  layout,
  cells: Object.fromEntries([...columns].flatMap(([field, at]) => (cells[at] ? [[field, cells[at]]] : []))),
});

/** Part of a CAS number: it shows that a table without heading continues the previous table. */
const looksLikeCas = /^\s*\d{2,7}-\d{2}-\d\b/;

/** Finds the heading of each table and returns the rows below it by field. */
function tableReader(layouts: readonly Layout[]) {
  let table: string | undefined;
  let head: Head | undefined;
  let last: Head | undefined;
  let waiting: SourceRow[] = [];
  const seen: SourceRow[] = [];

  const goesOn = (row: SourceRow): boolean => {
    const at = last?.columns.get('cas');
    return at !== undefined && row.cells.length <= (last?.width ?? 0) && looksLikeCas.test(row.cells[at]?.text ?? '');
  };
  const begin = (name: string) => {
    table = name;
    last = head ?? last;
    head = undefined;
    waiting = [];
  };
  const lookForHead = (row: SourceRow): readonly FieldRow[] => {
    head = headOf(row, waiting.at(-1), layouts);
    if (head) return [];
    waiting.push(row);
    if (seen.length < headRows) seen.push(row);
    if (!last || !goesOn(row)) return [];
    const going = last;
    head = going;
    return waiting.splice(0).map((each) => fieldsOf(each, going));
  };
  return {
    take(row: SourceRow): readonly FieldRow[] {
      if (row.table !== table) begin(row.table);
      if (!head) return waiting.length < headRows ? lookForHead(row) : [];
      // Long tables repeat their heading.
      return rowText(row) === head.text ? [] : [fieldsOf(row, head)];
    },
    refusal: (file: string) => ((head ?? last) ? undefined : unknownLayout(file, seen, layouts)),
  };
}

/**
 * The rows of a file by field. Skips tables without a known heading if another table has one; a table that continues
 * the previous one belongs to it. Throws `SourceRefused` with the missing column if no table has a known heading.
 */
export async function* fieldRows(
  file: string,
  rows: AsyncIterable<SourceRow>,
  layouts: readonly Layout[],
): AsyncGenerator<FieldRow> {
  const reader = tableReader(layouts);
  for await (const row of rows) yield* reader.take(row);
  const refusal = reader.refusal(file);
  if (refusal) throw refusal;
}
