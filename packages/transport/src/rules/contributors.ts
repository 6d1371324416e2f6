import { knownHazards } from '@gosds/ghs/known-hazards';
import type { ClassOutcome, Counted } from '@gosds/ghs/classification';
import type { HazardClass } from '@gosds/ghs/hazard';
import type { Ingredient, Mixture } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';
import type { ClassVerdict } from './class-verdict.ts';

/** If a test of the product decided, no ingredient was counted. Uses the ingredients that are in the class. */
export function withContributors(
  verdict: ClassVerdict,
  { ingredients }: Mixture,
  hazardClass: HazardClass,
): ClassVerdict {
  if (verdict.status !== 'applies' || verdict.contributors.length > 0) return verdict;
  const isContributor = (ingredient: Ingredient) =>
    knownHazards(ingredient).some((one) => entryOf(one)?.hazardClass === hazardClass);
  const contributors = ingredients
    .filter(isContributor)
    .toSorted((a, b) => b.concentration.upper - a.concentration.upper);
  return { ...verdict, contributors: contributors.map(({ id }) => id) };
}

const contribution = ({ concentration, weight }: Counted) => concentration * (weight ?? 1);

/** Ids of the counted ingredients, by their contribution to the sum. */
export function contributorsOf(outcome: ClassOutcome): readonly string[] {
  const counted = [...(outcome.reasons[0]?.counted ?? [])].sort((a, b) => contribution(b) - contribution(a));
  return [...new Set(counted.map(({ ingredientId }) => ingredientId))];
}
