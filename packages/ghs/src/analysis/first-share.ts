import type { Ppb } from '../concentration.ts';

type Span = {
  /** Concentration at which the condition is not met yet. */
  readonly from: Ppb;
  readonly to: Ppb;
};

/**
 * Finds the concentration nearest to `from`, on the way to `to`, from which on the condition is met. Undefined if the
 * condition is not met at `to`. The condition is met at the result and not met one ppb before it. Tries the likely
 * concentrations first.
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

/** So many concentrations on the way are tried, so that a condition that comes and goes is found. */
const stops = 16;

/** The first part of the way at whose end the condition is met; the last part if it is met at none. */
export function firstStretch({ from, to }: Span, holdsAt: (share: Ppb) => boolean): Span {
  const at = (stop: number) => Math.round(from + ((to - from) * stop) / stops);
  for (let stop = 1; stop < stops; stop += 1) {
    if (holdsAt(at(stop))) return { from: at(stop - 1), to: at(stop) };
  }
  return { from: at(stops - 1), to };
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
