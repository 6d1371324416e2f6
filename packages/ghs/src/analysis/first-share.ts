import type { Ppb } from '../concentration.ts';

type Span = {
  /** Where it does not hold yet. */
  readonly from: Ppb;
  readonly to: Ppb;
};

/**
 * The share nearest to `from`, on the way to `to`, at which something holds that then holds on: undefined where it does
 * not hold at `to`. It is proved at that share and disproved one ppb before it. Likely shares are tried first.
 */
export function firstShare(
  { from, to }: Span,
  likely: Iterable<Ppb>,
  holdsAt: (share: Ppb) => boolean,
): Ppb | undefined {
  if (from === to || !holdsAt(to)) return undefined;
  const step = from < to ? 1 : -1;
  const span = Math.abs(to - from);
  const atDistance = (distance: number) => holdsAt(from + step * distance);
  const tries = [...new Set(likely)]
    .map((share) => (share - from) * step)
    .filter((distance) => distance > 0 && distance < span)
    .sort((a, b) => a - b);
  const bracket = narrowed(tries, { short: 0, reached: span }, atDistance);
  return from + step * bisected(bracket, atDistance);
}

type Bracket = { readonly short: number; readonly reached: number };

function narrowed(tries: readonly number[], whole: Bracket, holds: (distance: number) => boolean): Bracket {
  let { short, reached } = whole;
  let [first, end] = [0, tries.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    const distance = tries[middle] ?? short;
    if (holds(distance)) [reached, end] = [distance, middle];
    else [short, first] = [distance, middle + 1];
  }
  return { short, reached };
}

function bisected({ short, reached }: Bracket, holds: (distance: number) => boolean): number {
  let [low, high] = [short, reached];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
