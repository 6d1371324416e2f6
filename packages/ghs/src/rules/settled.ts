import type { ClassOutcome } from '../classification.ts';
import type { HazardClass } from '../hazard.ts';
import type { Market } from '../markets/market.ts';
import type { PhysicalState } from '../mixture.ts';
import type { Assessment } from './assessment.ts';
import type { RuleEnding } from './rule-ending.ts';

type Outcomes = Map<HazardClass, Map<RuleEnding, ClassOutcome>>;

const settled = new WeakMap<Market, Map<PhysicalState, Outcomes>>();

/**
 * An outcome that depends on market, state and class alone, e.g. where no ingredient is classified in the class, is made once
 * for each way to end, and with its reasons, since the next to ask may want them.
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
