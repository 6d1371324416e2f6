import type { Days, JurisdictionData } from './jurisdiction-data.ts';

/** A row of `limits.csv`. */
export type LimitRow = Days & {
  readonly rule: string;
  readonly row: string;
  readonly measure: string;
  /** Undefined if the row removes a row of the followed jurisdiction. */
  readonly limit: number | undefined;
  readonly category: string;
  readonly statement: string;
  readonly counts: string;
  readonly factor: string;
  readonly unless: string;
  readonly where: string;
  readonly paragraph: string;
};

/** A row of `categories.csv`. Revisions are those of the UN GHS. */
export type CategoryRow = Days & {
  readonly category: string;
  readonly isAdopted: boolean;
  readonly instead: string;
  readonly revisionFrom: number;
  readonly revisionUntil: number;
};

/** A row of `places.csv`. */
type PlaceRow = Days & { readonly rule: string; readonly paragraph: string };

/** A row of `statements.csv`. A row without code removes a row of the followed jurisdiction. */
export type StatementRow = Days & {
  readonly row: string;
  readonly code: string;
  readonly family: string;
  readonly measure: string;
  readonly limit: number | undefined;
  readonly purpose: string;
  readonly states: string;
  readonly isForPublic: boolean;
  readonly unlessClassified: string;
  readonly paragraph: string;
  readonly withdrawn: string;
};

export type JurisdictionRows = {
  readonly limits: readonly LimitRow[];
  readonly categories: readonly CategoryRow[];
  readonly places: readonly PlaceRow[];
  readonly statements: readonly StatementRow[];
};

const linesOf = (table: string): readonly (readonly string[])[] =>
  table === '' ? [] : table.split('\n').map((line) => line.split('|'));

const daysOf = (from: string, until: string): Days => ({
  ...(from === '' ? {} : { validFrom: from }),
  ...(until === '' ? {} : { validUntil: until }),
});

const numberOf = (cell: string): number | undefined => (cell === '' ? undefined : Number(cell));

/** Reads a cell by its position. Blank cells at the end of a line are not stored. */
const reader =
  (cells: readonly string[]) =>
  (place: number): string =>
    cells[place] ?? '';

function readLimit(cells: readonly string[]): LimitRow {
  const cell = reader(cells);
  return {
    rule: cell(0),
    row: cell(1),
    measure: cell(2),
    limit: numberOf(cell(3)),
    category: cell(5),
    statement: cell(6),
    counts: cell(7),
    factor: cell(8),
    unless: cell(9),
    where: cell(10),
    paragraph: cell(11),
    ...daysOf(cell(12), cell(13)),
  };
}

function readCategory(cells: readonly string[]): CategoryRow {
  const [category = '', adopted, instead = '', since = '', last = '', from = '', until = ''] = cells;
  return {
    category,
    isAdopted: adopted === 'yes',
    instead,
    revisionFrom: numberOf(since) ?? 0,
    revisionUntil: numberOf(last) ?? Number.POSITIVE_INFINITY,
    ...daysOf(from, until),
  };
}

function readStatement(cells: readonly string[]): StatementRow {
  const cell = reader(cells);
  return {
    row: cell(0),
    code: cell(1),
    family: cell(2),
    measure: cell(3),
    limit: numberOf(cell(4)),
    purpose: cell(6),
    states: cell(7),
    isForPublic: cell(8) === 'yes',
    unlessClassified: cell(9),
    paragraph: cell(10),
    withdrawn: cell(11),
    ...daysOf(cell(12), cell(13)),
  };
}

/** Reads the tables of a jurisdiction. */
export const readRows = ({ tables }: JurisdictionData): JurisdictionRows => ({
  limits: linesOf(tables.limits).map(readLimit),
  categories: linesOf(tables.categories).map(readCategory),
  places: linesOf(tables.places).map(([rule = '', paragraph = '']) => ({ rule, paragraph })),
  statements: linesOf(tables.statements).map(readStatement),
});
