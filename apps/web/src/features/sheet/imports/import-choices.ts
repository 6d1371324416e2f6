import { guessColumns, isMixture, type ColumnRole, type Columns } from '@gosds/imports/mixture/columns';
import { findFields, type FoundField } from '@gosds/imports/mixture/find-fields';
import {
  guessUnit,
  type Mixture,
  type MixtureRow,
  readMixture,
  type UnitGuess,
} from '@gosds/imports/mixture/read-mixture';
import type { ShareUnit } from '@gosds/imports/mixture/words';
import type { Table } from '@gosds/imports/table/table';

/** The user's corrections to what was detected in a file. */
export type ImportChoices = {
  /** Index among the tables of a workbook. */
  readonly table: number;
  readonly columns: Columns;
  /** Undefined until the user states the unit. */
  readonly unit: ShareUnit | undefined;
  /** By line number: whether to import the row. */
  readonly rows: Readonly<Record<number, boolean>>;
  /** By path: whether to import the value. */
  readonly fields: Readonly<Record<string, boolean>>;
};

const emptyTable: Table = { name: '', rows: [] };

/** What was detected in a file, with the user's corrections. */
export type Understood = {
  readonly table: Table;
  readonly guess: UnitGuess;
  readonly mixture: Mixture;
  /** The rows to import. */
  readonly chosen: readonly MixtureRow[];
  readonly fields: readonly FoundField[];
  /** True while the user still has to state the unit. */
  readonly isUnitOpen: boolean;
};

export function startChoices(tables: readonly Table[], at?: number): ImportChoices {
  const guessed = tables.map(guessColumns);
  const best = at ?? Math.max(0, guessed.findIndex(isMixture));
  const columns = guessed[best] ?? { heading: -1, roles: [] };
  return { table: best, columns, unit: undefined, rows: {}, fields: {} };
}

/** False for a row with neither CAS number nor concentration: often a line of text below the table. */
const isUsual = ({ notes, casNumber }: MixtureRow, hasShares: boolean): boolean =>
  !hasShares || casNumber !== '' || !notes.includes('no-share');

const hasShareColumn = ({ roles }: Columns): boolean =>
  roles.some((role) => role === 'share' || role === 'from' || role === 'to');

export const isChosen = (row: MixtureRow, { rows, columns }: ImportChoices): boolean =>
  rows[row.line] ?? isUsual(row, hasShareColumn(columns));

/** True if no row has a concentration or a number: the text may be no list of ingredients at all. */
export const hasOnlyNames = ({ rows }: Mixture): boolean =>
  rows.length > 0 && rows.every(({ proportion, casNumber, ecNumber }) => proportion + casNumber + ecNumber === '');

export function understand(tables: readonly Table[], choices: ImportChoices): Understood {
  const table = tables[choices.table] ?? emptyTable;
  const guess = guessUnit(table, choices.columns);
  const mixture = readMixture(table, choices.columns, { unit: choices.unit ?? guess.unit });
  return {
    table,
    guess,
    mixture,
    chosen: mixture.rows.filter((row) => isChosen(row, choices)),
    fields: findFields(tables),
    isUnitOpen: choices.unit === undefined && !guess.isSure,
  };
}

/** A role belongs to one column: the column that had it before is ignored. */
export function withRole(choices: ImportChoices, column: number, role: ColumnRole): ImportChoices {
  const roles = choices.columns.roles.map((other, index) => {
    if (index === column) return role;
    return other === role ? 'skip' : other;
  });
  return { ...choices, columns: { ...choices.columns, roles }, unit: undefined };
}

export const withHeading = (choices: ImportChoices, heading: number): ImportChoices => ({
  ...choices,
  columns: { ...choices.columns, heading },
  unit: undefined,
});
