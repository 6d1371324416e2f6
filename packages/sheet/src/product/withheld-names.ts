import { shownName } from '../draft/shown-name.ts';
import type { Product, ProductIngredient } from './product.ts';

const shortest = 4;

/** All names and numbers that would reveal a confidential ingredient; none for other ingredients. */
export function withheldNames({ isConfidential, row, substance }: ProductIngredient): readonly string[] {
  if (!isConfidential) return [];
  const { name = '', cas = '', ec = '', index = '', synonyms = [] } = substance ?? {};
  const all = [row.name, row.casNumber, name, cas, ec, index, ...synonyms].map((text) => text.trim());
  return [...new Set(all)].filter((text) => text.length >= shortest && text !== shownName(row));
}

const isAlike = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The name as typed, or the sanitised name if it belongs to a confidential ingredient. */
export function nameToShow({ ingredients }: Pick<Product, 'ingredients'>, name: string): string {
  const hidden = ingredients.find((each) => withheldNames(each).some((withheld) => isAlike(withheld, name)));
  return hidden ? shownName(hidden.row) : name;
}
