import type { CheckedLine } from '@gosds/contract/galleria/check-chemicals';
import {
  type ListMatch,
  type MayBeNamed,
  maxMatchedChemicals,
  type MatchedEntry,
  type PlacedList,
  type ProductChemical,
  type ShareVerdict,
} from '@gosds/contract/galleria/list-matches';
import { loadMatches } from './galleria-calls.ts';

/** A chemical of the product, its name, and the concentrations in its lines. */
export type Ingredient = ProductChemical & { readonly name: string };

/** `group`: no entry names the ingredient, but a group may. */
export type ResultVerdict = ShareVerdict | 'group';

/** The entries of one list for one ingredient, and its groups that may name it. */
export type Result = {
  readonly ingredient: Ingredient;
  readonly list: PlacedList;
  readonly entries: readonly MatchedEntry[];
  readonly groups: readonly string[];
  readonly verdict: ResultVerdict;
};

export type CheckedProduct = {
  readonly results: readonly Result[];
  readonly ingredients: readonly Ingredient[];
  /** Lists that can prove that an ingredient is not listed. */
  readonly wholeLists: readonly PlacedList[];
};

/** The chemicals named in the lines, each once, in the order of the lines. */
export function ingredientsOf(lines: readonly CheckedLine[], unnamed: string): readonly Ingredient[] {
  const byId = new Map<number, Ingredient>();
  for (const { chemical, share } of lines) {
    if (chemical === null) continue;
    const { MaterialId, Name, Cas } = chemical;
    const known = byId.get(MaterialId) ?? { MaterialId, name: Name ?? Cas[0] ?? unnamed, shares: [] };
    byId.set(MaterialId, { ...known, shares: [...known.shares, share] });
  }
  return [...byId.values()];
}

type Answer = { readonly matches: readonly ListMatch[]; readonly mayBeNamed: readonly MayBeNamed[] };

/** Each list and ingredient once: the entries first, then the groups of lists that do not name the ingredient. */
export function resultsOf({ matches, mayBeNamed }: Answer, ingredients: readonly Ingredient[]): readonly Result[] {
  const byId = new Map(ingredients.map((each) => [each.MaterialId, each]));
  const groups = new Map(mayBeNamed.map((each) => [`${each.MaterialId}/${each.list.code}`, each]));
  const named = matches.flatMap(({ list, chemicals }) =>
    chemicals.flatMap(({ MaterialId, entries, verdict }): readonly Result[] => {
      const key = `${MaterialId}/${list.code}`;
      const own = groups.get(key)?.groups ?? [];
      groups.delete(key);
      const ingredient = byId.get(MaterialId);
      return ingredient ? [{ ingredient, list, entries, groups: own, verdict }] : [];
    }),
  );
  const others = [...groups.values()].flatMap(({ MaterialId, list, groups: own }): readonly Result[] => {
    const ingredient = byId.get(MaterialId);
    return ingredient ? [{ ingredient, list, entries: [], groups: own, verdict: 'group' }] : [];
  });
  return [...named, ...others];
}

/** Checks the ingredients in groups, one call after another. */
export async function checkProduct(ingredients: readonly Ingredient[]): Promise<CheckedProduct> {
  const results: Result[] = [];
  let wholeLists: readonly PlacedList[] = [];
  for (let at = 0; at < ingredients.length; at += maxMatchedChemicals) {
    const part = ingredients.slice(at, at + maxMatchedChemicals);
    const answer = await loadMatches(part.map(({ MaterialId, shares }) => ({ MaterialId, shares })));
    results.push(...resultsOf(answer, part));
    ({ wholeLists } = answer);
  }
  return { results, ingredients, wholeLists };
}

/** Filter by place: a country with its union, or a region; 0 is the whole world. */
export type PlaceFilter = { readonly country: string; readonly union: string | null; readonly region: number };

export const wholeWorld: PlaceFilter = { country: '', union: null, region: 0 };

/** True if a list applies in the place; worldwide lists apply everywhere. */
export function holdsAt({ country, region }: PlacedList, place: PlaceFilter): boolean {
  if (country === 'WORLD') return true;
  if (place.country !== '') return country === place.country || country === place.union;
  return place.region === 0 || region === place.region;
}

export type ResultOrder = 'ingredient' | 'list';

/** Results in the requested order. The service orders them only by list within each call. */
export function ordered(
  results: readonly Result[],
  { ingredients, order }: Pick<CheckedProduct, 'ingredients'> & { readonly order: ResultOrder },
) {
  const place = new Map(ingredients.map(({ MaterialId }, at) => [MaterialId, at]));
  const listPlace = new Map<string, number>();
  for (const { list } of results.toSorted((a, b) => listKey(a).localeCompare(listKey(b), 'en')))
    if (!listPlace.has(list.code)) listPlace.set(list.code, listPlace.size);
  const byIngredient = (a: Result, b: Result) =>
    (place.get(a.ingredient.MaterialId) ?? 0) - (place.get(b.ingredient.MaterialId) ?? 0);
  const byList = (a: Result, b: Result) => (listPlace.get(a.list.code) ?? 0) - (listPlace.get(b.list.code) ?? 0);
  return results.toSorted((a, b) =>
    order === 'list' ? byList(a, b) || byIngredient(a, b) : byIngredient(a, b) || byList(a, b),
  );
}

const listKey = ({ list }: Result): string => [list.country, list.topic, list.title].join('\n');
