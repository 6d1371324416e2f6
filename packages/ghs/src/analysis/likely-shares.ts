import type { ClassOutcome, Reason } from '../classification.ts';
import { percent, type Ppb } from '../concentration.ts';

/** The limits that the reasons name, and the concentrations at which the ingredient brings a sum to its limit. */
export const likelyShares = (outcomes: readonly ClassOutcome[], ingredientId: string, share: Ppb): readonly Ppb[] =>
  outcomes.flatMap(({ reasons }) => reasons).flatMap((reason) => sharesOf(reason, ingredientId, share));

function sharesOf({ counted, found, limit, unit }: Reason, ingredientId: string, share: Ppb): readonly Ppb[] {
  if (limit === undefined || unit !== '%') return [];
  const atLimit = around(percent(limit));
  const weight = counted.find((each) => each.ingredientId === ingredientId)?.weight;
  if (!weight || found === undefined) return atLimit;
  return [...atLimit, ...around(share + Math.round(percent(limit - found) / weight))];
}

const around = (share: Ppb): readonly Ppb[] => [share - 1, share, share + 1];
