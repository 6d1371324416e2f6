import { checkSubstance } from './check-substance.ts';
import type { ClassOutcome, Classification } from './classification.ts';
import type { HazardClass } from './hazard.ts';
import type { Market } from './markets/market.ts';
import type { AcuteToxicityValue } from './mixture.ts';
import { hazardClasses } from './registry.ts';
import { asAdopted } from './rules/adoption.ts';
import { toMarketCategory } from './rules/assessment.ts';
import { acuteToxicityOfSubstance } from './rules/substance/acute-toxicity-of-substance.ts';
import { aquaticOfSubstance } from './rules/substance/aquatic-of-substance.ts';
import { aspirationOfSubstance } from './rules/substance/aspiration-of-substance.ts';
import { withConclusion, withoutEvidence } from './rules/substance/evidence-only.ts';
import { eyeOfSubstance } from './rules/substance/eye-of-substance.ts';
import { ozoneOfSubstance } from './rules/substance/ozone-of-substance.ts';
import { persistenceOfSubstance } from './rules/substance/persistence-of-substance.ts';
import { physicalOfSubstance } from './rules/substance/physical-of-substance.ts';
import { skinSensitisationOfSubstance } from './rules/substance/sensitisation-of-substance.ts';
import { skinOfSubstance } from './rules/substance/skin-of-substance.ts';
import {
  repeatedExposureOfSubstance,
  singleExposureOfSubstance,
} from './rules/substance/target-organs-of-substance.ts';
import type { SubstanceData } from './substance.ts';

/** Beside the hazards, the values that the substance brings into a mixture as an ingredient. */
export type SubstanceClassification = Pick<Classification, 'market' | 'ruleSet' | 'hazards' | 'outcomes'> & {
  readonly acuteToxicity: readonly AcuteToxicityValue[];
  readonly mAcute?: number;
  readonly mChronic?: number;
};

/**
 * Classifies a substance from its data by the criteria of one market, with the reasons for every class, met or not. A
 * class without data is `incomplete`. Throws a SubstanceError that names the field of an invalid value.
 */
export function classifySubstance(data: SubstanceData, market: Market): SubstanceClassification {
  checkSubstance(data);
  const conclude = (calculated: ClassOutcome): ClassOutcome => {
    const worded = { ...calculated, hazards: calculated.hazards.map((hazard) => toMarketCategory(market, hazard)) };
    return withConclusion(market, worded, data.conclusions ?? []);
  };
  const acute = acuteToxicityOfSubstance(data, market);
  const aquatic = aquaticOfSubstance(data, market);
  const skin = conclude(skinOfSubstance(data, market));
  const direct = [
    ...physicalOfSubstance(data, market),
    ...acute.outcomes,
    eyeOfSubstance(data, market, skin),
    skinSensitisationOfSubstance(data, market),
    singleExposureOfSubstance(data, market),
    repeatedExposureOfSubstance(data, market),
    aspirationOfSubstance(data, market),
    ...aquatic.outcomes,
    ozoneOfSubstance(data, market),
  ].map(conclude);
  const byClass = new Map<HazardClass, ClassOutcome>([skin, ...direct].map((one) => [one.hazardClass, one]));
  const persistent = ['PBT or vPvB properties', 'PMT or vPvM properties'];
  for (const hazardClass of hazardClasses) {
    if (byClass.has(hazardClass) || persistent.includes(hazardClass)) continue;
    byClass.set(hazardClass, conclude(withoutEvidence(market, hazardClass)));
  }
  for (const outcome of persistenceOfSubstance(data, market, [...byClass.values()])) {
    byClass.set(outcome.hazardClass, conclude(outcome));
  }
  const outcomes = hazardClasses.map((hazardClass) => asAdopted(market, hazardClass, byClass.get(hazardClass)));
  return {
    market: market.id,
    ruleSet: market.ruleSet,
    hazards: outcomes.flatMap(({ hazards }) => hazards),
    outcomes,
    acuteToxicity: acute.values,
    ...factorsOf(outcomes, aquatic),
  };
}

type Factors = { readonly mAcute?: number; readonly mChronic?: number };

/** Keeps an M-factor only if the final outcome is Category 1. */
function factorsOf(outcomes: readonly ClassOutcome[], { mAcute, mChronic }: Factors): Factors {
  const codes = new Set(outcomes.flatMap(({ hazards }) => hazards.map(({ code }) => code)));
  return {
    ...(mAcute !== undefined && codes.has('Aquatic Acute 1') ? { mAcute } : {}),
    ...(mChronic !== undefined && codes.has('Aquatic Chronic 1') ? { mChronic } : {}),
  };
}
