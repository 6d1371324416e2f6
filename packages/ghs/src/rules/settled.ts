import type { ClassOutcome } from '../classification.ts';
import type { HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { PhysicalState } from '../mixture.ts';
import type { Assessment } from './assessment.ts';
import type { RuleEnding } from './rule-ending.ts';

type Outcomes = Map<HazardClass, Map<RuleEnding, ClassOutcome>>;

const settled = new WeakMap<Market, Map<PhysicalState, Outcomes>>();

/**
 * Caches an outcome that depends only on market, state and class, e.g. if no ingredient is in the class. Stores one
 * outcome for each rule ending, always with reasons, since a later caller may need them.
 */
export function memoised(
  assessment: Assessment,
  [hazardClass, ending]: readonly [HazardClass, RuleEnding],
  make: (full: Assessment) => ClassOutcome,
): ClassOutcome {
  const outcomes = outcomesOf(assessment);
  const ofClass = outcomes.get(hazardClass) ?? new Map<RuleEnding, ClassOutcome>();
  const known = ofClass.get(ending);
  if (known) return known;
  const made = make({ ...assessment, hazardsOnly: false });
  outcomes.set(hazardClass, ofClass.set(ending, made));
  return made;
}

function outcomesOf({ market, mixture: { physicalState } }: Assessment): Outcomes {
  const ofMarket = settled.get(market) ?? new Map<PhysicalState, Outcomes>();
  const known = ofMarket.get(physicalState);
  if (known) return known;
  const made: Outcomes = new Map();
  settled.set(market, ofMarket.set(physicalState, made));
  return made;
}
