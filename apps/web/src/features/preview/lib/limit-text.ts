import { type Ppb, toPercent } from '@gosds/ghs/concentration';

/** A share in per cent, with as many decimals as it needs. */
export const percentText = (share: Ppb): string => `${Number(toPercent(share).toFixed(7))} %`;

/** The rounder of two neighbouring shares is the limit that the law names. */
const isRounder = (share: Ppb, other: Ppb): boolean => percentText(share).length < percentText(other).length;

/** From which share on a class is met, in the words of a limit: `from 1 %`, `above 1 %`. */
export const upwardsText = (share: Ppb): string =>
  isRounder(share - 1, share) ? `above ${percentText(share - 1)}` : `from ${percentText(share)}`;

/** Down to which share a class is met no more: `below 1 %`, `at most 1 %`. */
export const downwardsText = (share: Ppb): string =>
  isRounder(share + 1, share) ? `below ${percentText(share + 1)}` : `at most ${percentText(share)}`;

/** How far away it is, to two figures, since the limit beside it is exact. */
export function distanceText(percentPoints: number): string {
  const distance = Number(Math.abs(percentPoints).toPrecision(2));
  return `${distance} % ${percentPoints < 0 ? 'less' : 'more'}`;
}
