import type { IngredientMatch } from '@gosds/contract/catalogue/search-ingredients';

/**
 * The matches that can be picked while the answer for the typed text is pending: those of the previous answer that also
 * fit it. Any other would put an unwanted substance into the recipe.
 */
export function offeredMatches(matches: readonly IngredientMatch[], typed: string): readonly IngredientMatch[] {
  const key = typed.trim().toLowerCase();
  return matches.filter((match) =>
    [match.Name, match.Cas, match.Highlight].some((text) => text.toLowerCase().includes(key)),
  );
}
