import type { WholeEdition } from '@gosds/phrases/whole-list';
import { percent } from '@gosds/ghs/concentration';
import { memoisedByTwo } from '../memoised.ts';
import type { Product } from '../product/product.ts';
import type { Writing, NamedIngredient } from '../sections/writing.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Substance } from '../substance.ts';
import type { ListEdition, WholeList } from './list-edition.ts';

/** Combining marks left over when a letter is decomposed. */
const marks = /\p{M}/gu;

const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(marks, '');

/** True if one of the names, in lower case without accents, matches a group entry, which has no numbers. */
const matchesGroup = ({ groups }: ListEdition, names: readonly string[]): boolean =>
  names.some((name) => {
    const isIn = (word: string) => name.includes(word);
    return groups.some((group) => group.names.some((words) => words.every(isIn)));
  });

/** Cached, because the synonyms of a record are the same in every sheet. */
const synonymsMatch = memoisedByTwo((list: ListEdition, synonyms: Substance['synonyms']): boolean =>
  matchesGroup(list, synonyms.map(plain)),
);

/** The names beside the record's synonyms: its own, what the user typed, and that of the sheet's language. */
function otherNames({ row, name, substance }: NamedIngredient): readonly string[] {
  const names = [name, row.name, substance?.name ?? name];
  return names.filter((each, index) => names.indexOf(each) === index && !substance?.synonyms.includes(each)).map(plain);
}

/** True if one of the ingredient's names matches a group entry. */
const mayBeMember = (list: ListEdition, each: NamedIngredient): boolean =>
  (each.substance !== undefined && synonymsMatch(list, each.substance.synonyms)) ||
  matchesGroup(list, otherNames(each));

/** Ingredients that may be on the list unnoticed: nobody has identified them, or their name may match a group entry. */
export const openIn = (list: ListEdition, ingredients: readonly NamedIngredient[]): readonly NamedIngredient[] =>
  ingredients.filter(
    (each) => each.listings === undefined || (each.listings[list.key] === undefined && mayBeMember(list, each)),
  );

/**
 * True if the recipe names the whole product. Constituents of a substance beside its main constituent count as part of
 * it.
 */
export const isWhole = (product: Pick<Product, 'ingredients'>): boolean =>
  isSubstance(product) ||
  product.ingredients.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0) >= percent(100);

/**
 * The values for a sentence that no ingredient is listed. Undefined unless each ingredient was checked against the list
 * and the recipe is complete. This is the only way to such a sentence, and it does not accept a partial list.
 */
export function noneOn(
  writing: Pick<Writing, 'product' | 'phrases'>,
  list: WholeList,
  ingredients: readonly NamedIngredient[],
): WholeEdition | undefined {
  if (!isWhole(writing.product) || openIn(list, ingredients).length > 0) return undefined;
  return { completeness: list.completeness, date: writing.phrases.shared.date(list.version) };
}
