import type { Ingredient } from '../mixture.ts';

/** Identifies a substance by CAS number, or by name if it has none. */
export const identityOf = ({ cas, name }: Ingredient): string => cas ?? name.trim().toLowerCase();

/**
 * Merges entries of one substance with the same data, because a cut-off applies to the substance, however often the
 * recipe lists it. Entries with different data stay separate.
 */
export function mergeSameSubstance(ingredients: readonly Ingredient[]): readonly Ingredient[] {
  const identities = new Set(ingredients.map(identityOf));
  if (identities.size === ingredients.length) return ingredients;
  const merged: Ingredient[] = [];
  const places = new Map<string, number>();
  for (const ingredient of ingredients) {
    const key = `${identityOf(ingredient)}|${dataOf(ingredient)}`;
    const place = places.get(key);
    const first = place === undefined ? undefined : merged[place];
    if (place === undefined || !first) {
      places.set(key, merged.push(ingredient) - 1);
    } else {
      merged[place] = { ...first, concentration: sum(first, ingredient) };
    }
  }
  return merged;
}

const sum = ({ concentration: a }: Ingredient, { concentration: b }: Ingredient) => ({
  lower: a.lower + b.lower,
  upper: Math.min(1e9, a.upper + b.upper),
});

const dataOf = (ingredient: Ingredient) =>
  JSON.stringify([
    ingredient.hazards,
    ingredient.shown,
    ingredient.specificLimits,
    ingredient.mAcute,
    ingredient.mChronic,
    ingredient.acuteToxicity,
    ingredient.unknownAcuteToxicity,
    ingredient.unknownAquaticToxicity,
    ingredient.notes,
    ingredient.harmonised,
    ingredient.countedFraction,
    ingredient.printedName,
    ingredient.supplemental,
    ingredient.supplementalLimits,
    ingredient.families,
    ingredient.nonAdditive,
    ingredient.actsByPh,
  ]);
