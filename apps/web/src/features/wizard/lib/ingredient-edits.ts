import { ingredientSchema, type Draft, type DraftIngredient } from '@gosds/sheet/draft';
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

export const changeRow =
  (id: string, change: (row: DraftIngredient) => DraftIngredient): DraftChange =>
  (draft) => ({ ...draft, ingredients: draft.ingredients.map((row) => (row.id === id ? change(row) : row)) });

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
