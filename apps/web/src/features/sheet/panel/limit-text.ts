import { type Ppb, toPercent } from '@gosds/ghs/concentration';
import { percentText } from '../../../words/percent-text.ts';
import { words } from '../../../words/words.ts';

/** The concentration that counts now. */
export const countsText = (share: Ppb): string => words().panel.limit.counts(percentText(share));

/** The rounder of two neighbouring concentrations is the limit that the law names. */
const isRounder = (share: Ppb, other: Ppb): boolean =>
  String(toPercent(share)).length < String(toPercent(other)).length;

/** Unit of the fourth significant figure, which is as precise as recipes are. */
const finestIn = (share: Ppb): Ppb => 10 ** Math.max(0, Math.floor(Math.log10(share)) - 3);

/** Rounded down, so that it is never above the concentration itself. */
const cutText = (share: Ppb): string => percentText(share - (share % finestIn(share)));

/** Smaller concentrations keep all their decimals, as is usual for traces. */
const trace: Ppb = 1_000_000;

/** True for a computed limit, as in the estimate of a mixture: neither neighbouring concentration is round. */
const isComputed = (share: Ppb): boolean => share > trace && share % finestIn(share) !== 0;

/**
 * The concentration from which a class applies, in the words of a limit: `from 1 %`, `above 1 %`, `just above 33.33 %`.
 */
export function upwardsText(share: Ppb): string {
  const { above, justAbove, from } = words().panel.limit;
  if (isRounder(share - 1, share)) return above(percentText(share - 1));
  return isComputed(share) ? justAbove(cutText(share)) : from(percentText(share));
}

/** The concentration below which a class no longer applies: `below 1 %`, `at most 1 %`. */
export function downwardsText(share: Ppb): string {
  const { below, atMost } = words().panel.limit;
  if (isRounder(share + 1, share)) return below(percentText(share + 1));
  return atMost(isComputed(share) ? cutText(share) : percentText(share));
}

/** The distance to the limit, to three figures: as precise as recipes are, and the limit beside it is exact. */
export function distanceText(percentPoints: number): string {
  const { formats, panel } = words();
  const distance = formats.measured(Number(Math.abs(percentPoints).toPrecision(3)));
  return (percentPoints < 0 ? panel.limit.less : panel.limit.more)(distance);
}
