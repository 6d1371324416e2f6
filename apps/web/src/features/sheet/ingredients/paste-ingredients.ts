import { guessColumns } from '@gosds/imports/mixture/columns';
import { guessUnit, type Mixture, readMixture } from '@gosds/imports/mixture/read-mixture';
import { isWhole, proportionText, readShare } from '@gosds/imports/mixture/read-share';
import { readTableText } from '@gosds/imports/table/read-table-text';
import { parseProportion } from '@gosds/sheet/draft/proportion';
import { type PastedRow, pastedRow } from '../state/ingredient-edits.ts';
import { words } from '../../../words/words.ts';

/** Converts `1 – 5 %`, `≤ 5`, `<0,1` and the like to the notation of a proportion; returns anything else unchanged. */
export function readProportionText(text: string): string {
  const share = readShare({ text }, 'percent');
  if (share.kind !== 'share' || share.unit !== 'percent' || share.isAbout) return text;
  // Keeps what the notation cannot express, so that its message appears: an empty range, a range without an end, a
  // seventh decimal.
  if (share.isOpenRange || (share.isRange && share.low === share.high) || !isWhole(share)) return text;
  const read = proportionText(share);
  return read !== undefined && parseProportion(read) !== undefined ? read : text;
}

/** A pasted table. `isClear` is true if every row was understood and nothing must be asked. */
export type Paste = { readonly rows: readonly PastedRow[]; readonly isClear: boolean; readonly left: number };

const none: Mixture = { rows: [], left: [] };

/** Longer text is read in a worker. */
const maxLength = 300_000;

/** Rows of a pasted table, with or without headings, with columns in any order. */
export function readPaste(text: string, { isRawMaterial } = { isRawMaterial: false }): Paste {
  if (text.length > maxLength) return { rows: [], isClear: false, left: 0 };
  const file = readTableText(text);
  const [table] = file.kind === 'tables' ? file.tables : [];
  if (!table) return { rows: [], isClear: false, left: 0 };
  const columns = guessColumns(table);
  const guess = guessUnit(table, columns);
  const { rows, left } = columns.roles.some((role) => role === 'name' || role === 'cas')
    ? readMixture(table, columns, { unit: guess.isSure ? guess.unit : 'percent', isRawMaterial })
    : none;
  // In running text, a line without a share may be a sentence.
  const mayLackShare = table.isList !== true;
  const isPlain = rows.every(({ notes }) =>
    notes.every((note) => note === 'cas-wrong' || (note === 'no-share' && mayLackShare)),
  );
  return {
    rows: rows.map(pastedRow),
    isClear: rows.length > 0 && left.length === 0 && guess.isSure && isPlain,
    left: left.length,
  };
}

type Placed = {
  readonly left: number;
  readonly replaced: number;
  readonly max: number;
  readonly place: 'sheet' | 'material';
};

/** The message after a paste: the rows it replaced, and the rows that did not fit. */
export function pastedText(pasted: number, { left, replaced, max, place }: Placed): string {
  const { paste } = words().ingredients;
  const count = pasted - left;
  const written = replaced > 0 ? paste.replaced({ count, replaced }) : paste.rows(count);
  if (left === 0) return written;
  const tooMany = place === 'sheet' ? paste.tooManyForSheet : paste.tooManyForMaterial;
  return `${written} ${tooMany({ count: left, max })}`;
}

/** The message about rows that could not be read. */
export const leftText = (count: number): string => words().ingredients.paste.notUnderstood(count);
