import type { WholeEdition } from '@gosds/phrases/whole-list';
import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../product/product.ts';
import type { Writing, NamedIngredient } from '../sections/writing.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Substance } from '../substance.ts';
import type { ListEdition, WholeList } from './list-edition.ts';

/** Combining marks left over when a letter is decomposed. */
const marks = /\p{M}/gu;

const plain = (name: string): string => name.toLowerCase().normalize('NFD').replace(marks, '');

const namesOfRecord = new WeakMap<Substance, readonly string[]>();

function recordNames(substance: Substance): readonly string[] {
  const known = namesOfRecord.get(substance);
  if (known) return known;
  const names = [substance.name, ...substance.synonyms].map(plain);
  namesOfRecord.set(substance, names);
  return names;
}

type Named = Pick<NamedIngredient, 'row' | 'name' | 'substance'>;

const namesOf = ({ row, name, substance }: Named): readonly string[] => [
  plain(name),
  plain(row.name),
  ...(substance ? recordNames(substance) : []),
];

/** True if the ingredient's name matches a group entry, which has no numbers. */
const mayBeMember = ({ groups }: ListEdition, each: Named): boolean => {
  const names = namesOf(each);
  // Most words occur in no name. One search over all names rules them out; only the other words are searched name by
  // name.
  const all = names.join('\n');
  const isIn = (words: readonly string[]) =>
    words.every((word) => all.includes(word)) && names.some((name) => words.every((word) => name.includes(word)));
  return groups.some((group) => group.names.some(isIn));
};

/** Ingredients that may be on the list unnoticed: nobody has identified them, or their name may match a group entry. */
export const openIn = (list: ListEdition, ingredients: readonly NamedIngredient[]): readonly NamedIngredient[] =>
  ingredients.filter(
    ({ listings, ...each }) => listings === undefined || (listings[list.key] === undefined && mayBeMember(list, each)),
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
