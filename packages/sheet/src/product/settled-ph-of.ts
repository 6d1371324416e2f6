import type { Ingredient } from '@gosds/ghs/mixture';
import { isAnyOf } from '@gosds/ghs/hazard-question';
import { knownHazards } from '@gosds/ghs/known-hazards';
import type { Substance } from '../substance.ts';

type Facts = Pick<Ingredient, 'hazards' | 'specificLimits'>;

const sides = { acid: 'acid', base: 'base', salt: 'either' } as const;

const sideOf = (family: Substance['family']): Ingredient['settledPh'] =>
  family === 'acid' || family === 'base' || family === 'salt' ? sides[family] : undefined;

/**
 * An alkali that dissolves sparingly gives a pH of 12.4 to 13 by itself, in small and in large shares. Tests of lime
 * and cement on skin are tests at that pH.
 */
const isSparingAlkali = (substance: Substance | undefined): boolean =>
  substance?.groups?.includes('sparing-alkali') === true;

/**
 * Tells whether an acid, base or salt has an entry in Annex VI that already accounts for its pH: the class is milder than
 * corrosion, or specific concentration limits exist. Eye damage without corrosion means that the skin is spared.
 */
export function settledPhOf(
  substance: Substance | undefined,
  { hazards, specificLimits = [] }: Facts,
): Pick<Ingredient, 'settledPh'> {
  if (isSparingAlkali(substance)) return { settledPh: 'base' };
  const side = sideOf(substance?.family);
  if (side === undefined || substance?.classification.basis !== 'harmonised') return {};
  const known = knownHazards({ hazards });
  const isCorrosive = known.some((hazard) => isAnyOf(hazard, 'Skin Corr.'));
  const isMild = !isCorrosive && known.some((hazard) => isAnyOf(hazard, ['Skin Irrit.', 'Eye Irrit.', 'Eye Dam.']));
  const hasLimits = specificLimits.some(({ outcome }) => isAnyOf(outcome, ['Skin Corr.', 'Skin Irrit.']));
  return isMild || hasLimits ? { settledPh: side } : {};
}
