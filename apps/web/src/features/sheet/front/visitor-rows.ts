import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';
import { maxVisitorRows, type VisitorProduct, type VisitorRow } from '../../../api/visitor-product.ts';

const blankRow = (): VisitorRow => ({
  id: crypto.randomUUID().slice(0, 8),
  name: '',
  proportion: '',
  casNumber: '',
  cwNumber: '',
  materialId: null,
});

const rowsAtStart = 2;

export const blankProduct = (country: string): VisitorProduct => ({
  rows: Array.from({ length: rowsAtStart }, blankRow),
  country,
  state: '',
  flashPoint: '',
});

type Change = (product: VisitorProduct) => VisitorProduct;

const changeRow =
  (id: string, change: (row: VisitorRow) => VisitorRow): Change =>
  (product) => ({ ...product, rows: product.rows.map((row) => (row.id === id ? change(row) : row)) });

/** Typing over the name of a catalogue substance removes the link to that substance. */
export const typeName = (id: string, name: string): Change =>
  changeRow(id, (row) => ({ ...row, name, casNumber: '', cwNumber: '', materialId: null }));

export const pick = (id: string, { Name, Cas, CwNo, MaterialId }: IngredientMatch): Change =>
  changeRow(id, (row) => ({ ...row, name: Name, casNumber: Cas, cwNumber: CwNo, materialId: MaterialId }));

export const typeProportion = (id: string, proportion: string): Change =>
  changeRow(id, (row) => ({ ...row, proportion }));

export type PlacedRow = Pick<VisitorRow, 'id' | 'name' | 'casNumber'>;

type TypedRow = Pick<VisitorRow, 'name' | 'casNumber' | 'proportion'>;

/** Replaces the rows from `at` on with pasted rows, as many as fit. */
export function placeRows(
  pasted: readonly TypedRow[],
  at: number,
): { readonly rows: readonly PlacedRow[]; readonly change: Change } {
  const placed = pasted.slice(0, maxVisitorRows - at).map((row) => ({ ...blankRow(), ...row }));
  const change: Change = (product) => ({
    ...product,
    rows: [...product.rows.slice(0, at), ...placed, ...product.rows.slice(at + placed.length)].slice(0, maxVisitorRows),
  });
  return { rows: placed, change };
}

/** Like `pick`, but only if the row has not changed since. */
export const pickIfSame =
  ({ id, name }: PlacedRow, match: IngredientMatch): Change =>
  (product) =>
    product.rows.some((row) => row.id === id && row.name === name && row.materialId === null)
      ? pick(id, match)(product)
      : product;

export const hasRoom = ({ rows }: VisitorProduct): boolean => rows.length < maxVisitorRows;

export const addRow: Change = (product) =>
  hasRoom(product) ? { ...product, rows: [...product.rows, blankRow()] } : product;

export const removeRow =
  (id: string): Change =>
  (product) => {
    const rows = product.rows.filter((row) => row.id !== id);
    return { ...product, rows: rows.length === 0 ? [blankRow()] : rows };
  };

/** Replaces the rows with those of an example. */
export const fillRows =
  (found: readonly { readonly match: IngredientMatch; readonly proportion: string }[]): Change =>
  (product) => ({
    ...product,
    rows: found.slice(0, maxVisitorRows).map(({ match: { Name, Cas, CwNo, MaterialId }, proportion }) => ({
      ...blankRow(),
      name: Name,
      casNumber: Cas,
      cwNumber: CwNo,
      materialId: MaterialId,
      proportion,
    })),
  });
