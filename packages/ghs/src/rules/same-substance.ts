import type { Ingredient } from '../mixture.ts';

/** The same substance: by CAS number, or by name where one has none. */
export const identityOf = ({ cas, name }: Ingredient): string => cas ?? name.trim().toLowerCase();

/**
 * Entries of one substance with the same data count as one: a cut-off is about the substance, however many times it
 * stands in the recipe. Entries whose data differ stay apart.
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
