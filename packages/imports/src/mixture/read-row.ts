import { hasCasForm, hasEcForm, isCasNumber } from '@gosds/data/registry-numbers';
import { plainNumber } from '@gosds/sheet/draft/plain-number';
import { faultOf, numbersIn } from '@gosds/sheet/draft/registration-number';
import type { Cell, TableRow } from '../table/table.ts';
import { casIn } from './cas-in.ts';
import type { ColumnRole, Columns } from './columns.ts';
import { plainText } from './plain-text.ts';
import { inBaseUnit, readShare, type ReadShare, type ShareFault } from './read-share.ts';
import { isTotalWord, type ShareUnit, unitOf } from './words.ts';

/** Notes for the user on a row that was read. */
export type RowNote = 'about' | 'balance' | 'scaled' | 'converted' | 'cas-wrong' | 'several-cas' | 'no-share';

/** Why a row is not imported. */
export type RowFault = ShareFault | 'no-name' | 'total' | 'rest-unknown' | 'parts-range' | 'mixed-units';

/** A row before its concentration is compared with the other rows. */
export type RowParts = {
  readonly line: number;
  readonly name: string;
  readonly casNumber: string;
  readonly ecNumber: string;
  /** REACH or UK REACH registration numbers in a uniform format. Blank if there is no such column. */
  readonly registrationNumber: string;
  /** The concentration as written in the file. */
  readonly written: string;
  readonly share: ReadShare;
  readonly notes: readonly RowNote[];
};

export type RowReading = RowParts | { readonly line: number; readonly fault: RowFault };

/** Maximum number of characters of registration numbers in a draft. */
const maxRegistration = 120;

const none: Cell = { text: '' };

const cellOf = ({ cells }: TableRow, { roles }: Columns, role: ColumnRole): Cell => cells[roles.indexOf(role)] ?? none;

const withoutCas = (name: string, cas: string): string =>
  name
    .replace(cas, '')
    .replace(/[([,;]?\s?(?:CAS)?(?:[- ]?(?:No|Nr|RN))?[.:]?\s?[)\]]?\s?$/i, '')
    .trim();

/** The cell may have a word instead of a number, such as `exempt`. */
const registeredAs = (text: string): string =>
  numbersIn(text)
    .filter((number) => faultOf(number, 'reach') !== 'form')
    .join(', ')
    .slice(0, maxRegistration);

type Names = Pick<RowParts, 'name' | 'casNumber' | 'ecNumber' | 'registrationNumber' | 'notes'>;

/** The CAS number of a row: from its column, or else the only one in its name. */
function numberOf(inCell: readonly string[], inName: readonly string[]): string {
  const [only = '', second] = inCell.length > 0 ? inCell : inName;
  return second === undefined ? only : '';
}

function numberNotes(cas: string, inCell: readonly string[]): readonly RowNote[] {
  if (inCell.length > 1) return ['several-cas'];
  return cas !== '' && !isCasNumber(cas) ? ['cas-wrong'] : [];
}

function namesOf(row: TableRow, columns: Columns): Names {
  const { text: name } = cellOf(row, columns, 'name');
  const inCell = casIn(cellOf(row, columns, 'cas').text);
  const cas = numberOf(inCell, casIn(name));
  const written = plainNumber(cellOf(row, columns, 'ec').text.trim());
  const ec = hasEcForm(written) ? written : '';
  const shown = inCell.length === 0 && cas !== '' ? withoutCas(name, cas) : name;
  return {
    name: shown || cas || ec,
    casNumber: hasCasForm(cas) ? cas : '',
    ecNumber: ec,
    registrationNumber: registeredAs(cellOf(row, columns, 'registration').text),
    notes: numberNotes(cas, inCell),
  };
}

/** Two columns give a range; one column alone gives its value. */
function shareOfEnds(from: ReadShare, to: ReadShare): ReadShare {
  if (from.kind === 'fault' || to.kind === 'blank') return from;
  if (to.kind !== 'share' || from.kind === 'blank') return to;
  if (from.kind !== 'share') return { kind: 'fault', fault: 'not-a-share' };
  if (from.unit !== to.unit) return { kind: 'fault', fault: 'not-a-share' };
  if (to.high < from.low) return { kind: 'fault', fault: 'backwards' };
  return { ...from, high: to.high, sign: '', isAbout: from.isAbout || to.isAbout };
}

function shareOf(
  row: TableRow,
  columns: Columns,
  usual: ShareUnit,
): { readonly written: string; readonly share: ReadShare } {
  const unit = unitOf(plainText(cellOf(row, columns, 'unit').text)) ?? usual;
  const read = (role: ColumnRole) => readShare(cellOf(row, columns, role), unit);
  const text = (role: ColumnRole) => cellOf(row, columns, role).text;
  const single = read('share');
  if (single.kind !== 'blank') return { written: text('share'), share: single };
  const written = [text('from'), text('to')].filter((each) => each !== '').join(' – ');
  return { written, share: shareOfEnds(read('from'), read('to')) };
}

function shareNotes(share: ReadShare): readonly RowNote[] {
  if (share.kind === 'blank') return ['no-share'];
  if (share.kind !== 'share') return [];
  const isConverted = share.unit !== 'percent' && inBaseUnit(share).unit === 'percent';
  return [...(share.isAbout ? (['about'] as const) : []), ...(isConverted ? (['converted'] as const) : [])];
}

/** Reads one row below the heading. `usual`: unit of a number without one. */
export function readRow(row: TableRow, columns: Columns, usual: ShareUnit): RowReading {
  const { line } = row;
  const names = namesOf(row, columns);
  const { written, share } = shareOf(row, columns, usual);
  if (isTotalWord(plainText(names.name || (row.cells.find(({ text }) => text !== '')?.text ?? ''))))
    return { line, fault: 'total' };
  if (names.name === '') return { line, fault: 'no-name' };
  if (share.kind === 'fault') return { line, fault: share.fault };
  if (share.kind === 'share' && share.high === 0) return { line, fault: 'zero' };
  return { line, ...names, written, share, notes: [...names.notes, ...shareNotes(share)] };
}
