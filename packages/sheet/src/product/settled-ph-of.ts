import type { Ingredient } from '@gosds/ghs/mixture';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Substance } from '../substance.ts';

type Facts = Pick<Ingredient, 'hazards' | 'specificLimits'>;

/**
 * Names the family of an acid or base whose entry in Annex VI already accounts for its pH: the class is milder than
 * corrosion, or specific concentration limits exist. Empty for an entry with eye damage only, or with corrosion and no
 * limits, because it does not cover dilutions.
 */
export function settledPhOf(
  substance: Substance | undefined,
  { hazards, specificLimits = [] }: Facts,
): Pick<Ingredient, 'settledPh'> {
  const family = substance?.family;
  if (family !== 'acid' && family !== 'base') return {};
  if (substance?.classification.basis !== 'harmonised') return {};
  const known = knownHazards({ hazards });
  const isCorrosive = known.some((hazard) => isAnyOf(hazard, ['Skin Corr.', 'Eye Dam.']));
  const isMild = !isCorrosive && known.some((hazard) => isAnyOf(hazard, ['Skin Irrit.', 'Eye Irrit.']));
  const hasLimits = specificLimits.some(({ outcome }) => isAnyOf(outcome, ['Skin Corr.', 'Skin Irrit.']));
  return isMild || hasLimits ? { settledPh: family } : {};
}
