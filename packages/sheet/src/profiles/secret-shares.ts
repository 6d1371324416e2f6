import { type Concentration, percent } from '@gosds/ghs/concentration';

/** The ranges that a law prescribes for a concentration that is a trade secret. */
export type SecretShares = {
  readonly paragraph: string;
  /** First day of the law, an ISO date. */
  readonly validFrom: string;
  /** Two adjacent ranges may be joined if both end at or below this. */
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

/** True for a prescribed range, for two joined ones, and for any range within them. */
export const isWithinPrescribed = (law: SecretShares, shown: Concentration): boolean =>
  [...law.rangesPercent, ...joinedRanges(law)].some((range) => holds(range, shown));

/**
 * The ranges that contain a true concentration, as typed, such as `10-30`. Joined ranges are offered only if no single
 * range contains it.
 */
export function rangesAround(law: SecretShares, share: Concentration): readonly string[] {
  const around = (ranges: readonly Range[]) => ranges.filter((range) => holds(range, share));
  const single = around(law.rangesPercent);
  return (single.length > 0 ? single : around(joinedRanges(law))).map(([lower, upper]) => `${lower}-${upper}`);
}
