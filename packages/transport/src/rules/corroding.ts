import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Mixture } from '@gosds/ghs/mixture';
import { isNeutralised } from './chemical-nature.ts';

/**
 * The corrosive ingredients that were counted, without those that the pH shows to be neutralised. After them, those of
 * a milder sub-category that are more than a counted one: they contribute, too (ADR 3.1.2.8.1.2).
 */
export function corrodingIn(mixture: Mixture, counted: readonly string[]): readonly string[] {
  const isFree = (id: string) => mixture.ingredients.some((one) => one.id === id && !isNeutralised(mixture, one));
  const all = corrosivesOf(mixture);
  const free = counted.filter(isFree);
  const before = all.slice(0, Math.max(0, ...free.map((id) => all.indexOf(id))));
  const more = before.filter((id) => isFree(id) && !free.includes(id));
  const choices = [free.length > 0 ? [...free, ...more] : [], all.filter(isFree), counted, all];
  return choices.find((ids) => ids.length > 0) ?? [];
}

/** If pH or a test of the mixture decided, nothing was counted: its corrosive ingredients, highest first. */
function corrosivesOf({ ingredients }: Mixture): readonly string[] {
  return ingredients
    .filter((ingredient) => knownHazards(ingredient).some((hazard) => isAnyOf(hazard, 'Skin Corr.')))
    .toSorted((a, b) => b.concentration.upper - a.concentration.upper)
    .map(({ id }) => id);
}
