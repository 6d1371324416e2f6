import { notifications } from '@mantine/notifications';
import { messageOf } from '../../../api/call.ts';
import { maxVisitorRows, type VisitorProduct } from '../../../api/visitor-product.ts';
import { words } from '../../../words/words.ts';
import { readPaste } from '../ingredients/paste-ingredients.ts';
import { judgeRow, lookupKeys } from '../ingredients/row-lookup.ts';
import { findIngredients } from '../ingredients/search-ingredients.ts';
import type { PastedRow } from '../state/ingredient-edits.ts';
import { type PlacedRow, pickIfSame, placeRows } from './visitor-rows.ts';

type Change = (change: (product: VisitorProduct) => VisitorProduct) => void;

const matches = async (key: string) => (key === '' ? [] : findIngredients(key));

/** Links a row to the substance that its name or number clearly identifies; otherwise the visitor chooses. */
export async function linkRow(row: PlacedRow, change: Change): Promise<void> {
  const keys = lookupKeys(row);
  const [byName, byCas] = await Promise.all([matches(keys.name), matches(keys.cas)]);
  const verdict = judgeRow(keys, { byName, byCas });
  if (verdict.kind === 'take') change(pickIfSame(row, verdict.match));
}

function tell(pasted: readonly PastedRow[], placed: readonly PlacedRow[]): void {
  const { front, ingredients } = words();
  const count = ingredients.paste.rows(placed.length);
  const message = placed.length < pasted.length ? `${count} ${front.row.most(maxVisitorRows)}` : count;
  notifications.show({ message });
}

/** Writes the rows of a pasted table into the product, starting at row `at`, and looks each up in the catalogue. */
export async function pasteRows(text: string, at: number, change: Change): Promise<void> {
  const { rows, isClear } = readPaste(text);
  if (!isClear) {
    notifications.show({ message: words().visitor.pasteUnclear, color: 'red' });
    return;
  }
  const placed = placeRows(rows, at);
  change(placed.change);
  tell(rows, placed.rows);
  try {
    await Promise.all(placed.rows.map((row) => linkRow(row, change)));
  } catch (error) {
    notifications.show({ message: messageOf(error), color: 'red' });
  }
}
