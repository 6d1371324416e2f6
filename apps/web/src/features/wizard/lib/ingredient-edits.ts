import { mostParts } from '@gosds/sheet/draft/checks/check-parts';
import {
  ingredientSchema,
  partSchema,
  type Draft,
  type DraftIngredient,
  type DraftPart,
} from '@gosds/sheet/draft/draft';
import type { DraftChange } from './draft-history.ts';

/** What the catalogue's autocomplete gives of one substance. */
export type CatalogueMatch = {
  readonly MaterialId: number;
  readonly Name: string;
  readonly Cas: string;
  readonly CwNo: string;
};

const newId = () => crypto.randomUUID().slice(0, 8);

const blankIngredient = (): DraftIngredient => ingredientSchema.parse({ id: newId() });

const isBlankIngredient = ({ name, proportion, casNumber }: DraftIngredient): boolean =>
  [name, proportion, casNumber].every((text) => text.trim() === '');

/** Names an ingredient of a raw material among the rows. */
export const partId = (rowId: string, id: string): string => `${rowId}/${id}`;

const asRow = (part: DraftPart): DraftIngredient => ({ ...part, parts: [] });

/** The row, or the ingredient of a raw material, of an id. */
export function rowById({ ingredients }: Draft, id: string): DraftPart | undefined {
  const [rowId, inner] = id.split('/');
  const row = ingredients.find((each) => each.id === rowId);
  return inner === undefined ? row : row?.parts.find((part) => part.id === inner);
}

/** Changes a row, or an ingredient of a raw material as if it were one. */
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

/** From now on the row is a raw material that is itself a mixture. */
export const takeApart = (rowId: string): DraftChange => withParts(rowId, () => [blankPart(), blankPart()]);

export const putTogether = (rowId: string): DraftChange => withParts(rowId, () => []);

export const addPart = (rowId: string): DraftChange => withParts(rowId, (parts) => [...parts, blankPart()]);

export const removePart = (rowId: string, id: string): DraftChange =>
  withParts(rowId, (parts) => parts.filter((part) => part.id !== id));

/** Pasted rows among the ingredients of a raw material; `left` are those beyond what it takes. */
export function placeParts(
  { parts }: DraftIngredient,
  pasted: readonly PastedRow[],
  at: number,
): { readonly parts: DraftIngredient['parts']; readonly left: number } {
  const { rows, left } = placeRows(parts.map(asRow), pasted, { at, most: mostParts });
  return { parts: rows.map((row) => partSchema.parse(row)), left };
}

/** A name typed over a catalogue's name is a name of its own: the catalogue's numbers go with the old one. */
export const typeName =
  (name: string) =>
  (row: DraftIngredient): DraftIngredient =>
    row.materialId === null ? { ...row, name } : { ...row, name, materialId: null, casNumber: '', cwNumber: '' };

export const pickMatch =
  (match: CatalogueMatch) =>
  (row: DraftIngredient): DraftIngredient => ({
    ...row,
    name: match.Name,
    casNumber: match.Cas,
    cwNumber: match.CwNo,
    materialId: match.MaterialId,
    handClassification: null,
  });

export const addRow: DraftChange = (draft) => ({ ...draft, ingredients: [...draft.ingredients, blankIngredient()] });

export const removeRow =
  (id: string): DraftChange =>
  (draft) => ({ ...draft, ingredients: draft.ingredients.filter((row) => row.id !== id) });

/** The catalogue's substance that a name or CAS number names exactly, not merely resembles. */
export function exactMatch<Match extends CatalogueMatch & { readonly Highlight: string }>(
  key: string,
  matches: readonly Match[],
): Match | undefined {
  const wanted = key.trim().toLowerCase();
  const names = ({ Name, Cas, Highlight }: Match) => [Name, Cas, Highlight].map((text) => text.toLowerCase());
  return matches.find((match) => names(match).includes(wanted));
}

export type PastedRow = { readonly name: string; readonly casNumber: string; readonly proportion: string };

/** Pasted rows take the place of blank ones from `at` on, then push in after them; `left` are those beyond `most`. */
export function placeRows(
  rows: Draft['ingredients'],
  pasted: readonly PastedRow[],
  { at, most }: { readonly at: number; readonly most: number },
): { readonly rows: Draft['ingredients']; readonly left: number } {
  const before = rows.slice(0, at);
  const after = rows.slice(at);
  const blanks = after.filter(isBlankIngredient);
  const kept = after.filter((row) => !isBlankIngredient(row));
  const room = most - before.length - kept.length;
  const placed = pasted
    .slice(0, Math.max(0, room))
    .map((row, index) => ({ ...(blanks[index] ?? blankIngredient()), ...row }));
  const spare = blanks.slice(placed.length);
  return { rows: [...before, ...placed, ...kept, ...spare].slice(0, most), left: pasted.length - placed.length };
}
