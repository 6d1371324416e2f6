import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import type { FoundField } from '@gosds/imports/mixture/find-fields';
import type { MixtureRow } from '@gosds/imports/mixture/read-mixture';
import { type Draft, draftSchema, type DraftIngredient } from '@gosds/sheet/draft/draft';
import { balance } from '@gosds/sheet/draft/proportion';
import { minIngredients } from '@gosds/sheet/review/entries/check-ingredients';
import { blankIngredient, isBlankIngredient, pastedRow, placeRows } from '../state/ingredient-edits.ts';
import { withMatch } from '../ingredients/row-lookup.ts';

/** A row to import, with its exact match in the catalogue, if any. */
export type ImportedRow = MixtureRow & {
  readonly match: { readonly match: IngredientMatch; readonly keepsName: boolean } | undefined;
};

export type Import = {
  readonly rows: readonly ImportedRow[];
  readonly fields: readonly FoundField[];
  readonly mode: 'replace' | 'add';
};

const filledOf = ({ ingredients }: Draft) => ingredients.filter((row) => !isBlankIngredient(row));

/** Number of ingredients in the draft after the import. */
export const countAfter = (draft: Draft, mode: Import['mode'], rows: number): number =>
  rows + (mode === 'add' ? filledOf(draft).length : 0);

/** True for the row that makes up what the other rows leave of 100 %. */
export const isRest = ({ notes }: MixtureRow): boolean => notes.includes('balance');

/** Beside other ingredients, the rest is no longer the number of the file: the form works it out from all rows. */
const besideOthers = (row: ImportedRow): ImportedRow => (isRest(row) ? { ...row, proportion: balance } : row);

const matched = (row: DraftIngredient, imported: ImportedRow | undefined): DraftIngredient =>
  imported?.match === undefined ? row : withMatch(imported.match)(row);

function ingredientsWith(draft: Draft, { rows, mode }: Import): readonly DraftIngredient[] {
  const kept = mode === 'add' ? filledOf(draft) : [];
  const pasted = (kept.length > 0 ? rows.map(besideOthers) : rows).map(pastedRow);
  const { rows: placed } = placeRows(kept, pasted, { at: kept.length, max: kept.length + pasted.length });
  const taken = placed.map((row, index) => matched(row, rows[index - kept.length]));
  const missing = Math.max(0, minIngredients - taken.length);
  return [...taken, ...Array.from({ length: missing }, blankIngredient)];
}

/** Sets the field at a path to a text. */
function withText(target: object, [key, ...rest]: readonly string[], text: string): object {
  if (key === undefined) return target;
  const inner: unknown = Object.entries(target).find(([name]) => name === key)?.[1];
  const value =
    rest.length === 0 ? text : withText(typeof inner === 'object' && inner !== null ? inner : {}, rest, text);
  return { ...target, [key]: value };
}

/** The draft with the rows and values of a file; unchanged if they do not fit. */
export function applyImport(draft: Draft, imported: Import): Draft {
  const withRows = { ...draft, ingredients: ingredientsWith(draft, imported) };
  const filled = imported.fields.reduce<object>(
    (each, { path, value }) => withText(each, path.split('.'), value),
    withRows,
  );
  const read = draftSchema.safeParse(filled);
  return read.success ? read.data : draft;
}

/** The current text of the field at a path. */
export function textAt(draft: Draft, path: string): string {
  const value = path.split('.').reduce<unknown>((each, key) => {
    const entries = typeof each === 'object' && each !== null ? Object.entries(each) : [];
    return entries.find(([name]) => name === key)?.[1];
  }, draft);
  return typeof value === 'string' ? value.trim() : '';
}
