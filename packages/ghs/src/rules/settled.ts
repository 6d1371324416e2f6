import type { ClassOutcome } from '../classification.ts';
import type { Market } from '../markets/market.ts';

const settled = new WeakMap<Market, Map<string, ClassOutcome>>();

/** An outcome that depends on the market alone, e.g. of a class in which no ingredient is classified, is made once. */
export function settledOnce(market: Market, key: string, make: () => ClassOutcome): ClassOutcome {
  const outcomes = outcomesOf(market);
  const known = outcomes.get(key);
  if (known) return known;
  const made = make();
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
