import { type Concentration, percent } from '@gosds/ghs/concentration';

/** Ranges that stand for a share that is a trade secret, as a law prescribes them. */
export type SecretShares = {
  readonly paragraph: string;
  /** First day of the law, an ISO date. */
  readonly validFrom: string;
  /** Two ranges in a row may be taken together if both end here or below. */
  readonly joinedUpToPercent: number;
  readonly rangesPercent: readonly (readonly [lower: number, upper: number])[];
};

type Range = readonly [lower: number, upper: number];

function joinedRanges({ rangesPercent, joinedUpToPercent }: SecretShares): readonly Range[] {
  const joinable = rangesPercent.filter(([, upper]) => upper <= joinedUpToPercent);
  return joinable.slice(1).map(([, upper], index) => [joinable[index]?.[0] ?? upper, upper]);
}

const holds = ([from, to]: Range, { lower, upper }: Concentration): boolean =>
  lower >= percent(from) && upper <= percent(to);

/** True of one of the ranges, of two that may be joined, and of a range within them. */
export const isWithinPrescribed = (law: SecretShares, shown: Concentration): boolean =>
  [...law.rangesPercent, ...joinedRanges(law)].some((range) => holds(range, shown));

/**
 * The ranges that hold a true share, as they are typed, such as `10-30`. Two joined ones are offered only where no single one
 * holds it.
 */
export function rangesAround(law: SecretShares, share: Concentration): readonly string[] {
  const around = (ranges: readonly Range[]) => ranges.filter((range) => holds(range, share));
  const single = around(law.rangesPercent);
  return (single.length > 0 ? single : around(joinedRanges(law))).map(([lower, upper]) => `${lower}-${upper}`);
}
