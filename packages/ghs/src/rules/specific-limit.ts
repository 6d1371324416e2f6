import { percent, type Ppb } from '../concentration.ts';
import type { Market } from '../markets/market.ts';
import type { SpecificLimit } from '../mixture.ts';
import { categoryEntries } from '../registry.ts';
import type { Member, Subject } from './assessment.ts';

const severities: ReadonlyMap<string, number> = new Map(categoryEntries.map(({ code, severity }) => [code, severity]));

/** 1 is the most severe category of a class. */
export const severityOf = (code: string): number => severities.get(code) ?? Number.POSITIVE_INFINITY;

/** Letters of sub-categories stand behind a number; the letters of types stand alone. */
function withoutLetter(code: string): string {
  const whole = code.slice(0, -1);
  return 'ABC'.includes(code.slice(-1)) && '12'.includes(whole.slice(-1)) ? whole : code;
}

const mainCategories: ReadonlyMap<string, string> = new Map(
  categoryEntries.map(({ code }) => [code, withoutLetter(code)]),
);

/** `Skin Corr. 1` for `Skin Corr. 1B`. */
export const mainCategory = (code: string): string => mainCategories.get(code) ?? code;

/** Where a specific limit has no lower end: the generic cut-off value of CLP Annex I, Table 1.1 for what is not a graver class. */
const genericCutOff = percent(1);

/**
 * The specific limit of an ingredient for an outcome: that of the category itself or of a more severe sub-category of
 * it. Undefined where none is set.
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

/** `C < 10 %` says nothing of 10 % and more; bands with both ends go on counting in the sums of their class. */
const isPassed = ({ lower, upper }: SpecificLimit, subject: Subject): boolean =>
  lower === undefined && upper !== undefined && subject.lower >= upper;

/** The limit that applies under the market's rule on specific limits. */
export function limitInForce(market: Market, specific: Ppb | undefined, generic: Ppb): Ppb {
  if (specific === undefined) return generic;
  return market.specificLimits.apply === 'all' ? specific : Math.min(specific, generic);
}
