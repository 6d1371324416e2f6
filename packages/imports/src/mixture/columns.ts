import { columnMeanings } from '@gosds/data/column-meanings';
import { hasCasForm, hasEcForm } from '@gosds/data/registry-numbers';
import type { Table, TableRow } from '../table/table.ts';
import { plainText, tokensOf } from './plain-text.ts';
import { readShare } from './read-share.ts';
import { finderOf } from './words.ts';

/** The content of a column. `skip`: the import ignores it. */
export const columnRoles = ['skip', ...columnMeanings] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** The meaning of a table. `heading`: index of the heading row, -1 without one. */
export type Columns = { readonly heading: number; readonly roles: readonly ColumnRole[] };

const has = {
  cas: finderOf('cas'),
  ec: finderOf('ec'),
  registration: finderOf('registration'),
  from: finderOf('from'),
  to: finderOf('to'),
  unit: finderOf('unit'),
  role: finderOf('role'),
  share: finderOf('share'),
  name: finderOf('name'),
} as const;

/** A heading with more words is a sentence: its `from` and `to` do not mean a range. */
const maxWordsOfEnd = 4;

function endOf(plain: string): ColumnRole | undefined {
  const isName = has.name(plain) && !has.share(plain);
  if (isName || tokensOf(plain).length > maxWordsOfEnd) return undefined;
  const [isFrom, isTo] = [has.from(plain), has.to(plain)];
  if (isFrom && isTo) return 'share';
  return isFrom ? 'from' : isTo ? 'to' : undefined;
}

const order = ['unit', 'role', 'share', 'name'] as const;

function roleOfHeading(text: string): ColumnRole {
  const plain = plainText(text);
  if (plain === '') return 'skip';
  if (has.cas(plain)) return 'cas';
  if (has.ec(plain)) return 'ec';
  if (has.registration(plain)) return 'registration';
  return endOf(plain) ?? order.find((role) => has[role](plain)) ?? 'skip';
}

const isValue = (text: string) => hasCasForm(text) || hasEcForm(text) || isShareText(text);

function isShareText(text: string): boolean {
  const { kind } = readShare({ text }, 'percent');
  return kind === 'balance' || (kind === 'share' && /\d/.test(text));
}

/** Gives each role to one column. If two columns have the same role, the first keeps it. */
function onceEach(roles: readonly ColumnRole[]): readonly ColumnRole[] {
  return roles.map((role, index) => (roles.indexOf(role) === index ? role : 'skip'));
}

const isWhole = (roles: readonly ColumnRole[]) =>
  roles.filter((role) => role !== 'skip').length >= 2 && roles.some((role) => role === 'name' || role === 'cas');

/** Number of rows in which to search for a heading. */
const searchedRows = 30;

function headingOf(rows: readonly TableRow[]): Columns | undefined {
  const found = rows.slice(0, searchedRows).flatMap(({ cells }, heading) => {
    if (cells.some(({ text }) => isValue(text))) return [];
    const roles = cells.map(({ text }) => roleOfHeading(text));
    return isWhole(onceEach(roles)) ? [{ heading, roles }] : [];
  });
  return found.toSorted((a, b) => countOf(b.roles) - countOf(a.roles))[0];
}

const countOf = (roles: readonly ColumnRole[]) => new Set(roles.filter((role) => role !== 'skip')).size;

/** A second heading row below `Concentration` may say `min` and `max`. */
function withSecondRow(rows: readonly TableRow[], { heading, roles }: Columns): Columns {
  const below = rows[heading + 1]?.cells ?? [];
  const ends = below.map(({ text }) => endOf(plainText(text)));
  if (!ends.includes('from') || !ends.includes('to') || below.some(({ text }) => isValue(text)))
    return { heading, roles };
  const length = Math.max(roles.length, below.length);
  const both = Array.from({ length }, (_, column) => ends[column] ?? roles[column] ?? 'skip');
  return { heading: heading + 1, roles: both.map((role) => (role === 'share' ? 'skip' : role)) };
}

type Content = {
  readonly filled: number;
  readonly cas: number;
  readonly ec: number;
  readonly share: number;
  readonly isCount: boolean;
};

function contentOf(rows: readonly TableRow[], column: number): Content {
  const texts = rows.flatMap(({ cells }) => cells[column]?.text || []);
  const numbers = texts.map(Number);
  return {
    filled: texts.length,
    cas: texts.filter(hasCasForm).length,
    ec: texts.filter(hasEcForm).length,
    share: texts.filter(isShareText).length,
    isCount: texts.length > 1 && numbers.every((number, index) => number === index + 1),
  };
}

const isMost = (part: number, { filled }: Content) => filled > 0 && part * 2 > filled;

/** The role of a column by its cells. The caller distinguishes columns of concentrations. */
function roleOfContent(content: Content): 'cas' | 'ec' | 'share' | 'text' | 'skip' {
  if (content.filled === 0 || content.isCount) return 'skip';
  if (isMost(content.cas, content)) return 'cas';
  if (isMost(content.ec, content)) return 'ec';
  return isMost(content.share, content) ? 'share' : 'text';
}

function guessRoles(rows: readonly TableRow[], width: number): readonly ColumnRole[] {
  const kinds = Array.from({ length: width }, (_, column) => roleOfContent(contentOf(rows, column)));
  const shares = kinds.flatMap((kind, column) => (kind === 'share' ? [column] : []));
  const name = kinds.indexOf('text');
  return onceEach(
    kinds.map((kind, column): ColumnRole => {
      if (kind === 'share') return shares.length === 2 ? (column === shares[0] ? 'from' : 'to') : 'share';
      return kind === 'text' ? (column === name ? 'name' : 'skip') : kind;
    }),
  );
}

/** Fills the roles that the heading leaves open from the cells. */
function completed(roles: readonly ColumnRole[], guessed: readonly ColumnRole[]): readonly ColumnRole[] {
  const isOpen = (role: ColumnRole) => !roles.includes(role);
  const hasShare = roles.some((role) => role === 'share' || role === 'from' || role === 'to');
  const isWanted = (role: ColumnRole) =>
    role === 'cas' || role === 'name' ? isOpen(role) : role === 'share' && !hasShare;
  return guessed.map((guess, column) => {
    const role = roles[column] ?? 'skip';
    return role === 'skip' && isWanted(guess) ? guess : role;
  });
}

export const widthOf = ({ rows }: Table): number => Math.max(0, ...rows.map(({ cells }) => cells.length));

/** The role of each column, by its heading in any language of the sheets, or else by its cells. */
export function guessColumns(table: Table): Columns {
  const found = headingOf(table.rows);
  const { heading, roles } = found ? withSecondRow(table.rows, found) : { heading: -1, roles: [] };
  const guessed = guessRoles(table.rows.slice(heading + 1), widthOf(table));
  return { heading, roles: found ? onceEach(completed(onceEach(roles), guessed)) : guessed };
}

/** True if a table has ingredients and their concentrations. */
export const isMixture = ({ roles }: Columns): boolean =>
  roles.some((role) => role === 'name' || role === 'cas') &&
  roles.some((role) => role === 'share' || role === 'from' || role === 'to');
