import { type Ppb, toPercent } from '@gosds/ghs/concentration';
import { words } from '../../../words/words.ts';

/** A share in per cent, with as many decimals as it needs. */
const percentOf = (share: Ppb): number => Number(toPercent(share).toFixed(7));

const percentText = (share: Ppb): string => words().formats.measured(percentOf(share));

/** The share that counts today. */
export const countsText = (share: Ppb): string => words().panel.limit.counts(percentText(share));

/** The rounder of two neighbouring shares is the limit that the law names. */
const isRounder = (share: Ppb, other: Ppb): boolean =>
  String(percentOf(share)).length < String(percentOf(other)).length;

/** Four figures of a share: as fine as a recipe is written. */
const finestIn = (share: Ppb): Ppb => 10 ** Math.max(0, Math.floor(Math.log10(share)) - 3);

/** Never above the share itself. */
const cutText = (share: Ppb): string => percentText(share - (share % finestIn(share)));

/** Below it a share keeps all its decimals, as those of traces are written. */
const trace: Ppb = 1_000_000;

/** Where a limit is computed, as by the estimate of a mixture, no share beside it is round. */
const isComputed = (share: Ppb): boolean => share > trace && share % finestIn(share) !== 0;

/** From which share on a class is met, in the words of a limit: `from 1 %`, `above 1 %`, `just above 33.33 %`. */
export function upwardsText(share: Ppb): string {
  const { above, justAbove, from } = words().panel.limit;
  if (isRounder(share - 1, share)) return above(percentText(share - 1));
  return isComputed(share) ? justAbove(cutText(share)) : from(percentText(share));
}

/** Down to which share a class is met no more: `below 1 %`, `at most 1 %`. */
export function downwardsText(share: Ppb): string {
  const { below, atMost } = words().panel.limit;
  if (isRounder(share + 1, share)) return below(percentText(share + 1));
  return atMost(isComputed(share) ? cutText(share) : percentText(share));
}

/** How far away it is, to two figures, since the limit beside it is exact. */
export function distanceText(percentPoints: number): string {
  const { formats, panel } = words();
  const distance = formats.measured(Number(Math.abs(percentPoints).toPrecision(2)));
  return (percentPoints < 0 ? panel.limit.less : panel.limit.more)(distance);
}
