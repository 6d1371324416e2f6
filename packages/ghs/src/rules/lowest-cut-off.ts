import { acuteToxicityClasses } from '../hazard-parts.ts';
import { isClassOf } from '../hazard-question.ts';
import type { Ppb } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { AdditivityTable, Market, Relevance } from '../markets/market.ts';

/** The lowest concentration from which an ingredient of any category may count in a table of sums. */
export const lowestRelevance = (relevance: readonly Relevance[]): Ppb =>
  Math.min(...relevance.map(({ atLeast }) => atLeast));

const summedIn = (market: Market, hazardClass: HazardClass): AdditivityTable | undefined =>
  [...market.additive, market.skin, market.eye, market.aspiration].find((table) => table.hazardClass === hazardClass);

/** Caches the answers by market, since a market never changes. */
const known = new WeakMap<Market, Map<HazardClass, Ppb | undefined>>();

/**
 * The concentration from which an ingredient may bring a mixture into a health or environmental class. Undefined for
 * physical classes and for classes that the market does not have.
 */
export function lowestCutOff(market: Market, hazardClass: HazardClass): Ppb | undefined {
  const cutOffs = known.get(market) ?? new Map<HazardClass, Ppb | undefined>();
  known.set(market, cutOffs);
  if (!cutOffs.has(hazardClass)) cutOffs.set(hazardClass, findCutOff(market, hazardClass));
  return cutOffs.get(hazardClass);
}

function findCutOff(market: Market, hazardClass: HazardClass): Ppb | undefined {
  if (isClassOf(hazardClass, acuteToxicityClasses)) return market.acuteToxicity.unknown.relevantFrom;
  const individual = market.individual.find((table) => table.hazardClass === hazardClass);
  const limits = individual?.rows.flatMap(({ atLeast, atLeastInGas = atLeast }) => [atLeast, atLeastInGas]);
  const summed = summedIn(market, hazardClass);
  return limits ? Math.min(...limits) : summed && lowestRelevance(summed.relevance);
}

/**
 * True if ingredients of unknown category, all in the worst one, could bring the mixture into a class that the known
 * ingredients do not reach. `counted`: the sum of the known ingredients. Always true for rows with an M-factor, which
 * has no upper limit.
 */
export function couldReach(
  market: Market,
  hazardClass: HazardClass,
  { unknown, counted }: { readonly unknown: readonly Ppb[]; readonly counted: Ppb },
): boolean {
  const cutOff = lowestCutOff(market, hazardClass);
  const relevant = unknown.filter((share) => cutOff !== undefined && share > 0 && share >= cutOff);
  const summed = summedIn(market, hazardClass);
  if (relevant.length === 0 || !summed) return relevant.length > 0;
  const total = relevant.reduce((sum, share) => sum + share, 0);
  return summed.rows.some(
    ({ weights, atLeast, multiplier }) =>
      multiplier !== undefined || total * Math.max(...Object.values(weights)) + counted >= atLeast,
  );
}
