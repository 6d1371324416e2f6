import type { Ingredient } from '@gosds/ghs/mixture';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Substance } from '../substance.ts';

type Facts = Pick<Ingredient, 'hazards' | 'specificLimits'>;

/**
 * An acid or base whose entry of Annex VI has a class milder than corrosion, or limits below which it is milder: its pH was known
 * when they were set. What damages eyes alone, or corrodes without limits, says nothing of its dilutions.
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
