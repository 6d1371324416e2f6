import { classifyMixture } from '@gosds/ghs/classify-mixture';
import type { Classification } from '@gosds/ghs/classification';
import type { Hazard } from '@gosds/ghs/hazard';
import { marketById } from '@gosds/ghs/testing/market-by-id';
import type { Mixture } from '@gosds/ghs/mixture';
import { entryOf } from '@gosds/ghs/registry';

/** A classification as published: the named classes are classified, all others judged and not classified. */
export function publishedClassification(
  mixture: Mixture,
  hazards: readonly Hazard[],
  market: 'eu' | 'us' = 'eu',
): Classification {
  const harmless = { ...mixture, ingredients: mixture.ingredients.map((one) => ({ ...one, hazards: [] })) };
  const calculated = classifyMixture(harmless, marketById(market));
  const outcomes = calculated.outcomes.map((outcome) => {
    const own = hazards.filter((one) => entryOf(one)?.hazardClass === outcome.hazardClass);
    const status = own.length > 0 ? ('classified' as const) : ('not-classified' as const);
    return { ...outcome, status, hazards: own, missing: [] };
  });
  return { ...calculated, hazards, outcomes };
}
