import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Mixture } from '@gosds/ghs/mixture';
import { isNeutralised } from './chemical-nature.ts';

/** The corrosive ingredients that were counted, without those that the pH shows to be neutralised. */
export function corrodingIn(mixture: Mixture, counted: readonly string[]): readonly string[] {
  const isFree = (id: string) => mixture.ingredients.some((one) => one.id === id && !isNeutralised(mixture, one));
  const choices = [counted.filter(isFree), corrosivesOf(mixture).filter(isFree), counted, corrosivesOf(mixture)];
  return choices.find((ids) => ids.length > 0) ?? [];
}

/** If pH or a test of the mixture decided, nothing was counted: its corrosive ingredients, highest first. */
function corrosivesOf({ ingredients }: Mixture): readonly string[] {
  return ingredients
    .filter((ingredient) => knownHazards(ingredient).some((hazard) => isAnyOf(hazard, 'Skin Corr.')))
    .toSorted((a, b) => b.concentration.upper - a.concentration.upper)
    .map(({ id }) => id);
}
