import { balance } from '@gosds/sheet/draft/proportion';
import type { Table, TableRow } from '../table/table.ts';
import type { Columns } from './columns.ts';
import { plainText } from './plain-text.ts';
import { type RowFault, type RowNote, type RowParts, readRow, type RowReading } from './read-row.ts';
import { inBaseUnit, isScaled, proportionText, type Share } from './read-share.ts';
import { type ShareUnit, unitInHeading } from './words.ts';

/** A row to import. `proportion` is in the format of a draft, blank if the file has none. */
export type MixtureRow = Pick<
  RowParts,
  'line' | 'name' | 'casNumber' | 'ecNumber' | 'registrationNumber' | 'written'
> & {
  readonly proportion: string;
  readonly notes: readonly RowNote[];
};

/** A row that is not imported, in its own words. */
export type LeftRow = { readonly line: number; readonly text: string; readonly fault: RowFault };

export type Mixture = { readonly rows: readonly MixtureRow[]; readonly left: readonly LeftRow[] };

/** The unit of the numbers. `isSure`: the file states it or nothing else is possible; otherwise the user is asked. */
export type UnitGuess = { readonly unit: ShareUnit; readonly isSure: boolean; readonly sum: number };

const bodyOf = ({ rows }: Table, { heading }: Columns): readonly TableRow[] => rows.slice(heading + 1);

const isTaken = (row: RowReading): row is RowParts => 'share' in row;

const sharesOf = (rows: readonly RowReading[]): readonly Share[] =>
  rows.flatMap((row) => (isTaken(row) && row.share.kind === 'share' ? [row.share] : []));

const sumOf = (shares: readonly Share[], end: 'low' | 'high') => shares.reduce((sum, share) => sum + share[end], 0);

/** Concentrations are rounded, so their sum may slightly exceed 100. */
const tolerance = 1;

function headingUnit({ rows }: Table, { heading, roles }: Columns): ShareUnit | undefined {
  const place = roles.findIndex((role) => role === 'share' || role === 'from');
  const texts = rows.slice(Math.max(0, heading - 1), heading + 1).map(({ cells }) => cells[place]?.text ?? '');
  return heading < 0
    ? undefined
    : texts.map((text) => unitInHeading(plainText(text))).find((unit) => unit !== undefined);
}

/** The unit of numbers without one: from the heading, or else suggested by their sum. */
export function guessUnit(table: Table, columns: Columns): UnitGuess {
  const rows = bodyOf(table, columns).map((row) => readRow(row, columns, 'percent'));
  const bare = sharesOf(rows).filter(({ hasOwnUnit }) => !hasOwnUnit);
  const named = headingUnit(table, columns);
  const sum = sumOf(bare, 'low');
  if (named !== undefined) return { unit: named, isSure: !isScaled(named), sum };
  if (bare.length === 0) return { unit: 'percent', isSure: !sharesOf(rows).some(({ unit }) => isScaled(unit)), sum };
  if (sum > 100 + tolerance) return { unit: 'parts', isSure: false, sum };
  const isFraction = bare.length > 1 && bare.every(({ high }) => high <= 1) && Math.abs(sumOf(bare, 'high') - 1) < 0.02;
  return isFraction ? { unit: 'fraction', isSure: false, sum } : { unit: 'percent', isSure: true, sum };
}

const isExact = ({ low, high, sign }: Share) => low === high && sign === '';

/** Gives a row its concentration in percent, or the reason why it has none. */
type Settling = (row: RowParts) => RowParts | RowFault;

/** Rounds a calculated concentration. */
const workedOut = (value: number): number => Number(value.toFixed(4));

const withShare = (row: RowParts, share: Share, note: RowNote): RowParts => ({
  ...row,
  share,
  notes: [...row.notes, note],
});

/** Scales parts by weight to 100 in total. The largest gets the rounding error. */
function scaling(rows: readonly RowParts[]): Settling {
  const shares = rows.flatMap(({ share }) => (share.kind === 'share' ? [share] : []));
  const hasMixed = new Set(shares.map(({ unit }) => unit)).size > 1;
  const total = sumOf(shares, 'low');
  const scaled = shares.map(({ low }) => workedOut((low / total) * 100));
  const gap = 100 - scaled.reduce((sum, value) => sum + value, 0);
  const largest = shares.find(({ low }) => low === Math.max(...shares.map((each) => each.low)));
  return (row) => {
    const { share } = row;
    if (share.kind === 'blank') return row;
    if (share.kind !== 'share') return 'rest-unknown';
    if (hasMixed) return 'mixed-units';
    if (!shares.every(isExact)) return 'parts-range';
    const value = workedOut((share.low / total) * 100 + (share === largest ? gap : 0));
    return withShare(row, { ...share, low: value, high: value, unit: 'percent' }, 'scaled');
  };
}

/** One row may be the balance to 100: a number if all others are exact, otherwise it stays `balance`. */
function balancing(rows: readonly RowParts[]): Settling {
  const shares = rows.flatMap(({ share }) => (share.kind === 'share' ? [share] : []));
  const rest = workedOut(100 - sumOf(shares, 'low'));
  const isKnown = rest > 0 && rows.filter(({ share }) => share.kind === 'balance').length === 1;
  return (row) => {
    if (row.share.kind !== 'balance') return row;
    if (!isKnown) return 'rest-unknown';
    if (!shares.every(isExact)) return { ...row, notes: [...row.notes, 'balance'] };
    const share: Share = {
      kind: 'share',
      low: rest,
      high: rest,
      sign: '',
      unit: 'percent',
      hasOwnUnit: true,
      isAbout: false,
      isRange: false,
      isOpenRange: false,
    };
    return withShare(row, share, 'balance');
  };
}

const inBase = (row: RowReading): RowReading =>
  isTaken(row) && row.share.kind === 'share' ? { ...row, share: inBaseUnit(row.share) } : row;

function proportionOf({ share }: RowParts): { readonly text: string } | { readonly fault: RowFault } {
  if (share.kind !== 'share') return { text: share.kind === 'balance' ? balance : '' };
  if (share.high === 0) return { fault: 'too-small' };
  const text = proportionText(share);
  return text === undefined ? { fault: 'over-100' } : { text };
}

/** Maximum number of characters of a name in a draft. */
const maxName = 300;

function finish(row: RowParts, settle: Settling): MixtureRow | RowFault {
  const settled = settle(row);
  if (typeof settled === 'string') return settled;
  const proportion = proportionOf(settled);
  if ('fault' in proportion) return proportion.fault;
  const { line, name, casNumber, ecNumber, registrationNumber, written, notes } = settled;
  return {
    ...{ line, name: name.slice(0, maxName), casNumber, ecNumber, registrationNumber, written, notes },
    proportion: proportion.text,
  };
}

const textOf = ({ cells }: TableRow): string =>
  cells
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' · ');

export type MixtureOptions = {
  /** Unit of numbers without one. */
  readonly unit: ShareUnit;
  /** True if the rows are those of a raw material, in which `balance` is a proportion. */
  readonly isRawMaterial?: boolean;
};

const keepBalance: Settling = (row) => row;

/** Reads the rows of a table by column role. Never drops a row: `left` has those not imported, with the reason. */
export function readMixture(table: Table, columns: Columns, { unit, isRawMaterial = false }: MixtureOptions): Mixture {
  const body = bodyOf(table, columns);
  const read = body.map((row) => inBase(readRow(row, columns, unit)));
  const taken = read.filter(isTaken);
  const isByWeight = sharesOf(taken).some((share) => isScaled(share.unit));
  const settle = isByWeight ? scaling(taken) : isRawMaterial ? keepBalance : balancing(taken);
  const rows: MixtureRow[] = [];
  const left: LeftRow[] = [];
  const leave = (line: number, fault: RowFault) => {
    const row = body.find((each) => each.line === line);
    left.push({ line, fault, text: row ? textOf(row) : '' });
  };
  for (const row of read) {
    const done = isTaken(row) ? finish(row, settle) : row.fault;
    if (typeof done === 'string') leave(row.line, done);
    else rows.push(done);
  }
  return { rows, left };
}
