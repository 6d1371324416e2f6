import type { WholeEdition } from '@gosds/phrases/whole-list';
import { percent } from '@gosds/ghs/concentration';
import type { Product } from '../product/product.ts';
import type { Writing, NamedIngredient } from '../sections/writing.ts';
import { isSubstance } from '../product/is-substance.ts';
import type { Substance } from '../substance.ts';
import type { ListEdition, WholeList } from './list-edition.ts';

/** Combining marks that a letter leaves behind when it is taken apart. */
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

/** Whether the ingredient has a name of an entry without numbers. */
const mayBeMember = ({ groups }: ListEdition, each: Named): boolean => {
  const names = namesOf(each);
  // Most words are in no name: one search shows it, and only the other words are searched name by name.
  const all = names.join('\n');
  const isIn = (words: readonly string[]) =>
    words.every((word) => all.includes(word)) && names.some((name) => words.every((word) => name.includes(word)));
  return groups.some((group) => group.names.some(isIn));
};

/** Ingredients that the list may hold unseen: nobody has identified them, or their name may be of an entry without numbers. */
export const openIn = (list: ListEdition, ingredients: readonly NamedIngredient[]): readonly NamedIngredient[] =>
  ingredients.filter(
    ({ listings, ...each }) => listings === undefined || (listings[list.key] === undefined && mayBeMember(list, each)),
  );

/** True where the recipe names all that the product consists of; what a substance holds beside its main constituent is part of it. */
export const isWhole = (product: Pick<Product, 'ingredients'>): boolean =>
  isSubstance(product) ||
  product.ingredients.reduce((sum, { ingredient }) => sum + ingredient.concentration.upper, 0) >= percent(100);

/**
 * What a sentence that none is listed takes; undefined unless each ingredient was held against the list, and the recipe is whole.
 * This is the only way to those sentences, and it takes no list that is held in part.
 */
export function noneOn(
  writing: Pick<Writing, 'product' | 'phrases'>,
  list: WholeList,
  ingredients: readonly NamedIngredient[],
): WholeEdition | undefined {
  if (!isWhole(writing.product) || openIn(list, ingredients).length > 0) return undefined;
  return { completeness: list.completeness, date: writing.phrases.shared.date(list.version) };
}
