import { type Concentration, percent, type Ppb } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { Ingredient, Mixture } from '../mixture.ts';
import { knownHazards } from '../known-hazards.ts';
import { entryOf } from '../registry.ts';
import { identityOf, mergeSameSubstance } from '../rules/same-substance.ts';
import { severityOf } from '../rules/specific-limit.ts';

/** Concentrations that are equal when written with two decimals of a percent count as the same. */
const rounding = percent(0.005);

export type Composition = ReadonlyMap<string, Ingredient>;

/** Ingredients by substance. `without`: substances to leave out. */
export const compositionOf = ({ ingredients }: Mixture, without: readonly string[] = []): Composition =>
  new Map(
    mergeSameSubstance(ingredients)
      .filter((one) => !without.includes(identityOf(one)))
      .map((ingredient) => [identityOf(ingredient), ingredient]),
  );

export const hasSameSubstances = (one: Composition, other: Composition): boolean =>
  one.size === other.size && [...one.keys()].every((key) => other.has(key));

const isNear = (a: Ppb, b: Ppb): boolean => Math.abs(a - b) <= rounding;

export const isSameShare = (a: Concentration, b: Concentration): boolean =>
  isNear(a.lower, b.lower) && isNear(a.upper, b.upper);

const totalOf = (composition: Composition, end: 'lower' | 'upper'): Ppb =>
  [...composition.values()].reduce((total, { concentration }) => total + concentration[end], 0);

/** True if both compositions have the same substances in the same proportions to each other, whatever the total. */
export function isSameRatio(one: Composition, other: Composition): boolean {
  if (!hasSameSubstances(one, other)) return false;
  return (['lower', 'upper'] as const).every((end) => {
    const factor = totalOf(other, end) / totalOf(one, end);
    return [...one].every(([key, { concentration }]) => {
      const share = other.get(key)?.concentration[end] ?? 0;
      return isNear(concentration[end] * factor, share);
    });
  });
}

/** True if `share` lies between `a` and `b`, at both ends of the range and within rounding. */
export const isBetween = (share: Concentration, a: Concentration, b: Concentration): boolean =>
  share.lower >= Math.min(a.lower, b.lower) - rounding && share.upper <= Math.max(a.upper, b.upper) + rounding;

/** Severity of an ingredient in a class. Infinity: assessed and not classified. Undefined: not assessed. */
export function severityIn(ingredient: Ingredient, hazardClass: HazardClass): number | undefined {
  if (ingredient.hazards === 'not-assessed') return undefined;
  const own = knownHazards(ingredient).filter((hazard) => entryOf(hazard)?.hazardClass === hazardClass);
  return Math.min(Number.POSITIVE_INFINITY, ...own.map(({ code }) => severityOf(code)));
}
