import { maxParts } from '@gosds/sheet/review/entries/check-parts';
import {
  ingredientSchema,
  partSchema,
  type Draft,
  type DraftIngredient,
  type DraftPart,
} from '@gosds/sheet/draft/draft';
import type { DraftChange } from '../state/draft-history.ts';

/** A substance as the catalogue's autocomplete returns it. */
export type CatalogueMatch = {
  readonly MaterialId: number;
  readonly Name: string;
  readonly Cas: string;
  readonly CwNo: string;
};

const newId = () => crypto.randomUUID().slice(0, 8);

export const blankIngredient = (): DraftIngredient => ingredientSchema.parse({ id: newId() });

export const isBlankIngredient = ({ name, proportion, casNumber }: DraftIngredient): boolean =>
  [name, proportion, casNumber].every((text) => text.trim() === '');

/** Id of an ingredient of a raw material among the rows. */
export const partId = (rowId: string, id: string): string => `${rowId}/${id}`;

const asRow = (part: DraftPart): DraftIngredient => ({ ...part, parts: [] });

/** The row, or the ingredient of a raw material, with this id. */
export function rowById({ ingredients }: Draft, id: string): DraftPart | undefined {
  const [rowId, inner] = id.split('/');
  const row = ingredients.find((each) => each.id === rowId);
  return inner === undefined ? row : row?.parts.find((part) => part.id === inner);
}

/** Changes a row, or an ingredient of a raw material in the form of a row. */
export function changeRow(id: string, change: (row: DraftIngredient) => DraftIngredient): DraftChange {
  const [rowId, inner] = id.split('/');
  const changePart = (part: DraftPart) => (part.id === inner ? partSchema.parse(change(asRow(part))) : part);
  const changed = (row: DraftIngredient): DraftIngredient =>
    inner === undefined ? change(row) : { ...row, parts: row.parts.map(changePart) };
  return (draft) => ({
    ...draft,
    ingredients: draft.ingredients.map((row) => (row.id === rowId ? changed(row) : row)),
  });
}

const blankPart = (): DraftPart => partSchema.parse({ id: newId() });

const withParts = (rowId: string, change: (parts: DraftIngredient['parts']) => DraftIngredient['parts']): DraftChange =>
  changeRow(rowId, (row) => ({ ...row, parts: change(row.parts) }));

/** Turns the row into a raw material with ingredients of its own. */
export const splitIntoComponents = (rowId: string): DraftChange => withParts(rowId, () => [blankPart(), blankPart()]);

export const merge = (rowId: string): DraftChange => withParts(rowId, () => []);

export const addPart = (rowId: string): DraftChange => withParts(rowId, (parts) => [...parts, blankPart()]);

export const removePart = (rowId: string, id: string): DraftChange =>
  withParts(rowId, (parts) => parts.filter((part) => part.id !== id));

/** Writes pasted rows into the ingredients of a raw material; `left` are those that do not fit. */
export function placeParts(
  { parts }: DraftIngredient,
  pasted: readonly PastedRow[],
  at: number,
): { readonly parts: DraftIngredient['parts']; readonly left: number; readonly replaced: number } {
  const { rows, ...counts } = placeRows(parts.map(asRow), pasted, { at, max: maxParts });
  return { parts: rows.map((row) => partSchema.parse(row)), ...counts };
}

/** The row without its registration number, which belongs to another substance. */
const withoutRegistration = ({ registrationNumber: _number, ...row }: DraftIngredient): DraftIngredient => row;

/** Typing over a catalogue name unlinks the row, so the numbers of the old substance are removed. */
export const typeName =
  (name: string) =>
  (row: DraftIngredient): DraftIngredient =>
    row.materialId === null || row.ownName === true
      ? { ...row, name }
      : { ...withoutRegistration(row), name, materialId: null, casNumber: '', cwNumber: '' };

const linked = (row: DraftIngredient, match: CatalogueMatch): DraftIngredient => ({
  ...row,
  casNumber: match.Cas,
  cwNumber: match.CwNo,
  materialId: match.MaterialId,
  handClassification: null,
});

export const pickMatch =
  (match: CatalogueMatch) =>
  ({ ownName, ...row }: DraftIngredient): DraftIngredient => ({
    ...linked(row, match),
    name: match.Name,
    family: '',
    tests: {},
    ...(ownName !== undefined && { ownName: false }),
  });

/** Links the row to the catalogue substance and keeps the user's name. */
export const linkMatch =
  (match: CatalogueMatch) =>
  (row: DraftIngredient): DraftIngredient => ({ ...linked(row, match), ownName: true });

/** Restores the typed name and number. */
export const unlinkMatch = (row: DraftIngredient): DraftIngredient => ({
  ...row,
  cwNumber: '',
  materialId: null,
  ownName: false,
});

export const addRow: DraftChange = (draft) => ({ ...draft, ingredients: [...draft.ingredients, blankIngredient()] });

export const removeRow =
  (id: string): DraftChange =>
  (draft) => ({ ...draft, ingredients: draft.ingredients.filter((row) => row.id !== id) });

export type PastedRow = {
  readonly name: string;
  readonly casNumber: string;
  readonly proportion: string;
  readonly registrationNumber?: string;
};

/** A row of a file in the form of the draft; without registration numbers it has no such field. */
export const pastedRow = ({
  name,
  casNumber,
  proportion,
  registrationNumber,
}: PastedRow & { readonly registrationNumber: string }): PastedRow => ({
  ...{ name, casNumber, proportion },
  ...(registrationNumber === '' ? {} : { registrationNumber }),
});

/** Replaces the rows from `at` on with pasted rows, as a spreadsheet does; `left` are those beyond `max`. */
export function placeRows(
  rows: Draft['ingredients'],
  pasted: readonly PastedRow[],
  { at, max }: { readonly at: number; readonly max: number },
): { readonly rows: Draft['ingredients']; readonly left: number; readonly replaced: number } {
  const placed = pasted.slice(0, Math.max(0, max - at));
  const under = rows.slice(at, at + placed.length);
  const written = placed.map((row, index): DraftIngredient => {
    const blank = under[index];
    return { ...(blank && isBlankIngredient(blank) ? blank : blankIngredient()), ...row };
  });
  return {
    rows: [...rows.slice(0, at), ...written, ...rows.slice(at + placed.length)],
    left: pasted.length - placed.length,
    replaced: under.filter((row) => !isBlankIngredient(row)).length,
  };
}
