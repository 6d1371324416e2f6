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

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const isWhole = ({ Highlight }: IngredientMatch, typed: string): boolean => lettersOf(Highlight) === lettersOf(typed);

/**
 * A part of a name may stand for the substance with that name. A part of a synonym, number or formula may not: the
 * whole, `Trilon B`, is often another product than the one it is a part of, `Trilon BS`.
 */
const mayMean = (match: IngredientMatch, typed: string): boolean =>
  !match.IsSimilar && (match.IsName || isWhole(match, typed));

/**
 * Index of the option that Enter picks before an arrow is pressed: the first match, if the typed text may mean it. While
 * the answer is pending, only the one whose whole name, synonym or number was typed: the substance meant may not be among
 * the earlier matches, as toluene is not where `Tol` found its sulphonic acid. -1 if there is none.
 */
export function firstMeant(
  matches: readonly IngredientMatch[],
  typed: string,
  { isSettled }: { readonly isSettled: boolean },
): number {
  const [first] = matches;
  if (isSettled) return first && mayMean(first, typed) ? 0 : -1;
  return matches.findIndex((match) => isWhole(match, typed) && mayMean(match, typed));
}
