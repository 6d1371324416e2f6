import type { SentenceId } from '../../model/sentence-id.ts';
import type { Sentence } from '../../model/document.ts';
import type { InputPath } from '../../draft/input-path.ts';
import { inventoryEditions } from '../../generated/inventory-editions.ts';
import type { InventoryId } from '../../lists/inventory-id.ts';
import { isWhole } from '../../lists/held-against.ts';
import { isReportable } from '../03-composition/reportable.ts';
import { byRule, fromInput, missing, sentence } from '../words/say.ts';
import type { ProductIngredient } from '../../product/product.ts';
import type { Writing } from '../writing.ts';

/** The inventory, its sentence, and the user's own text that replaces it. */
export type InventoryLine = {
  readonly inventory: InventoryId;
  readonly id: SentenceId;
  readonly input: { readonly text: string; readonly path: InputPath };
};

/** A confidential ingredient is looked up, too, and printed under its sanitised name. */
export const isOn = ({ listings }: ProductIngredient, inventory: InventoryId): boolean =>
  listings?.inventories?.includes(inventory) ?? false;

/** Number of the substance's own approval under the HSNO Act; undefined if it has none or is confidential. */
export const hsnoApprovalOf = (each: ProductIngredient | undefined): string | undefined =>
  each && !each.isConfidential ? each.listings?.hsno : undefined;

/** What the available editions say about the ingredients that section 3 names; empty if they list none of them. */
function fromEdition(writing: Writing, { inventory, id }: InventoryLine): Sentence[] {
  const words = writing.phrases.regulation;
  const edition = inventoryEditions[inventory];
  const origin = byRule(writing, 'whyByComposition');
  const known = writing.ingredients.filter((each) => isOn(each, inventory));
  if (isWhole(writing.product) && known.length === writing.ingredients.length)
    return [sentence(id, words.allInventoried(edition), origin)];
  const names = known.filter((each) => isReportable(writing.product, each)).map(({ name }) => name);
  if (names.length === 0) return [];
  return [sentence(id, words.inventoried({ names: writing.phrases.shared.list(names), edition }), origin)];
}

/** The user's own text, else the known data; empty if there is neither. */
export function knownInventory(writing: Writing, line: InventoryLine): Sentence[] {
  const text = line.input.text.trim();
  return text === '' ? fromEdition(writing, line) : [sentence(line.id, text, fromInput(line.input.path))];
}

/** As `knownInventory`, for a form that requires the line: `Not Available` if nothing is known. */
export function inventoryLine(writing: Writing, line: InventoryLine): Sentence[] {
  const known = knownInventory(writing, line);
  return known.length > 0 ? known : [missing(writing, line.id, line.input.path)];
}
