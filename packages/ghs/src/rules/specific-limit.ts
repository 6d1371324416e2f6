import type { Ppb } from '../concentration.ts';
import type { Market } from '../markets/market.ts';
import { categoryEntries } from '../registry.ts';
import type { Member } from './assessment.ts';

const severities = new Map(categoryEntries.map(({ code, severity }) => [code, severity]));

/** 1 is the most severe category of a class. */
export const severityOf = (code: string): number => severities.get(code) ?? Number.POSITIVE_INFINITY;

const mainCategories = new Map(categoryEntries.map(({ code }) => [code, code.replace(/(?<=\d)[A-C]$/, '')]));

/** `Skin Corr. 1` for `Skin Corr. 1B`. */
export const mainCategory = (code: string): string => mainCategories.get(code) ?? code;

/**
 * The specific limit of an ingredient for an outcome: that of the category itself or of a more severe sub-category of
 * it. Undefined where none is set.
 */
export function specificLimitFor({ limits }: Member, outcomeCode: string): Ppb | undefined {
  if (limits.length === 0) return undefined;
  const isWhole = mainCategory(outcomeCode) === outcomeCode;
  let lowest: Ppb | undefined;
  for (const { outcome, lower = 0 } of limits) {
    if (mainCategory(outcome.code) !== mainCategory(outcomeCode)) continue;
    if (!isWhole && severityOf(outcome.code) > severityOf(outcomeCode)) continue;
    lowest = Math.min(lowest ?? lower, lower);
  }
  return lowest;
}

/** The limit that applies under the market's rule on specific limits. */
export function limitInForce(market: Market, specific: Ppb | undefined, generic: Ppb): Ppb {
  if (specific === undefined) return generic;
  return market.specificLimits.apply === 'all' ? specific : Math.min(specific, generic);
}
