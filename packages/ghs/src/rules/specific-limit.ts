import { percent, type Ppb } from '../concentration.ts';
import type { Market } from '../markets/market.ts';
import type { SpecificLimit } from '../mixture.ts';
import { categoryEntries, mainCategory } from '../registry.ts';
import type { Member, Subject } from './assessment.ts';

const severities: ReadonlyMap<string, number> = new Map(categoryEntries.map(({ code, severity }) => [code, severity]));

/** 1 is the most severe category of a class. */
export const severityOf = (code: string): number => severities.get(code) ?? Number.POSITIVE_INFINITY;

/** Stands in for a missing lower end: the generic cut-off value of CLP Annex I, Table 1.1 for less severe classes. */
const genericCutOff = percent(1);

/**
 * The specific concentration limit of an ingredient for an outcome: the limit of the category or of a more severe
 * sub-category. Undefined if none is set.
 */
export function specificLimitFor({ limits, subject }: Member, outcomeCode: string): Ppb | undefined {
  if (limits.length === 0) return undefined;
  const isWhole = mainCategory(outcomeCode) === outcomeCode;
  let lowest: Ppb | undefined;
  for (const limit of limits) {
    const { outcome, lower = genericCutOff } = limit;
    if (isPassed(limit, subject)) continue;
    if (mainCategory(outcome.code) !== mainCategory(outcomeCode)) continue;
    if (!isWhole && severityOf(outcome.code) > severityOf(outcomeCode)) continue;
    lowest = Math.min(lowest ?? lower, lower);
  }
  return lowest;
}

/** `C < 10 %` does not apply from 10 %. Ranges with both ends keep counting in the sums of their class. */
const isPassed = ({ lower, upper }: SpecificLimit, subject: Subject): boolean =>
  lower === undefined && upper !== undefined && subject.lower >= upper;

/** The limit that applies under the market's rule on specific limits. */
export function limitInForce(market: Market, specific: Ppb | undefined, generic: Ppb): Ppb {
  if (specific === undefined) return generic;
  return market.specificLimits.apply === 'all' ? specific : Math.min(specific, generic);
}
