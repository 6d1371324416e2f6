import type { Hazard } from '@gosds/ghs/hazard';
import { bioaccumulationFrom, mFactorStep } from '@gosds/ghs/rules/substance/aquatic-table';
import type { Substance } from '../substance.ts';
import { acuteEndpoints, chronicEndpoints, lowestToxicity, organismGroups } from './lowest-toxicity.ts';
import type { ProductIngredient } from './product.ts';

/** M-factors, each at least 10. */
export type MFactors = { readonly mAcute?: number | undefined; readonly mChronic?: number | undefined };

type Evidence = Pick<Substance, 'ecotoxicity' | 'readilyBiodegradable' | 'bcf' | 'properties'>;

/** CLP Annex I, Table 4.1.3: 1 above the step, 10 at or below it, and ten times more for each lower power of ten. */
function factorAt(value: number, step: number): number {
  let factor = 1;
  for (let limit = step; value <= limit * (1 + Number.EPSILON * 8); limit /= 10) factor *= 10;
  return factor;
}

const isRapid = ({ readilyBiodegradable: ready }: Evidence): boolean => ready?.value === true;

/**
 * True for a substance that persists or accumulates, for which acute values replace chronic ones: CLP Annex I, Table
 * 4.1.0(b)(iii).
 */
const stays = (evidence: Evidence): boolean =>
  !isRapid(evidence) ||
  (evidence.bcf?.max ?? 0) >= bioaccumulationFrom.bcf ||
  (evidence.bcf === undefined && (evidence.properties.logKow?.max ?? 0) >= bioaccumulationFrom.logKow);

function chronicFactor(evidence: Evidence): number {
  const step = isRapid(evidence) ? mFactorStep.rapid : mFactorStep.slow;
  return Math.max(
    ...organismGroups.map((group) => {
      const chronic = lowestToxicity(evidence, group, chronicEndpoints);
      if (Number.isFinite(chronic)) return factorAt(chronic, step);
      return stays(evidence) ? factorAt(lowestToxicity(evidence, group, acuteEndpoints), mFactorStep.acute) : 1;
    }),
  );
}

/**
 * M-factors from measured values, for a Category 1 without an M-factor: the supplier of such a substance must set them
 * (CLP Article 10(2)). Values of one trophic level may be missing, so a factor of 1 is never returned.
 */
export function measuredFactors(evidence: Evidence, hazards: readonly Hazard[], given: MFactors): MFactors {
  const has = (code: string) => hazards.some((each) => each.code === code);
  const acute = Math.max(
    ...organismGroups.map((group) => factorAt(lowestToxicity(evidence, group, acuteEndpoints), mFactorStep.acute)),
  );
  const chronic = chronicFactor(evidence);
  return {
    ...(has('Aquatic Acute 1') && given.mAcute === undefined && acute > 1 ? { mAcute: acute } : {}),
    ...(has('Aquatic Chronic 1') && given.mChronic === undefined && chronic > 1 ? { mChronic: chronic } : {}),
  };
}

/** With those that a second source adds to a harmonised entry. */
export const recordedHazards = ({ classification: { hazards, additional } }: Substance): readonly Hazard[] => [
  ...hazards,
  ...(additional?.hazards ?? []),
];

/** The ingredient's M-factors that come from measured values and not from a source. */
export function usedMeasuredFactors({ ingredient, hand, studies, substance }: ProductIngredient): MFactors {
  if (!substance || studies.length > 0) return {};
  const { mAcute, mChronic } = substance.classification;
  const { mAcute: acute, mChronic: chronic } = hand ?? {};
  const given = { mAcute: acute ?? mAcute, mChronic: chronic ?? mChronic };
  const found = measuredFactors(substance, recordedHazards(substance), given);
  return {
    ...(found.mAcute !== undefined && found.mAcute === ingredient.mAcute ? { mAcute: found.mAcute } : {}),
    ...(found.mChronic !== undefined && found.mChronic === ingredient.mChronic ? { mChronic: found.mChronic } : {}),
  };
}
