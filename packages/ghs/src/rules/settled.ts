import type { ClassOutcome } from '../classification.ts';
import type { Market } from '../markets/market.ts';
import type { Assessment } from './assessment.ts';

const settled = new WeakMap<Market, Map<string, ClassOutcome>>();

/**
 * An outcome that depends on market and key alone, e.g. of a class in which no ingredient is classified, is made once, and
 * with its reasons, since the next to ask may want them.
 */
export function settledOnce(
  assessment: Assessment,
  key: string,
  make: (told: Assessment) => ClassOutcome,
): ClassOutcome {
  const outcomes = outcomesOf(assessment.market);
  const known = outcomes.get(key);
  if (known) return known;
  const made = make({ ...assessment, isBrief: false });
  outcomes.set(key, made);
  return made;
}

function outcomesOf(market: Market): Map<string, ClassOutcome> {
  const known = settled.get(market);
  if (known) return known;
  const made = new Map<string, ClassOutcome>();
  settled.set(market, made);
  return made;
}
