import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';

/**
 * What may be picked while the answer to what is typed is on its way: of the matches of before, those that it fits too.
 * Another one would put a substance into the recipe that nobody asked for.
 */
export function offeredMatches(matches: readonly IngredientMatch[], typed: string): readonly IngredientMatch[] {
  const key = typed.trim().toLowerCase();
  return matches.filter((match) =>
    [match.Name, match.Cas, match.Highlight].some((text) => text.toLowerCase().includes(key)),
  );
}
