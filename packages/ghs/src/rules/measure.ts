import { type MessageValue, say } from '../message.ts';
import type { Measure } from '../mixture.ts';

/**
 * True if any part of the measure is at or below the limit. An end beside an open end means "greater than" or "less
 * than" and is not included: `> 60` is not at most 60.
 */
export const isAtMost = ({ min, max }: Measure, limit: number): boolean =>
  max === Number.POSITIVE_INFINITY && min !== max ? min < limit : min <= limit;

/** True if any part is at or above the limit: `< 20` is not at least 20. */
export const isAtLeast = ({ min, max }: Measure, limit: number): boolean =>
  min === Number.NEGATIVE_INFINITY && min !== max ? max > limit : max >= limit;

export const isBelow = ({ min }: Measure, limit: number): boolean => min < limit;

/** `35`, `> 35`, `< 23` or `20 to 25`. */
export function measureText({ min, max }: Measure): MessageValue {
  if (min === max) return min;
  if (max === Number.POSITIVE_INFINITY) return say('measure-above', { min });
  if (min === Number.NEGATIVE_INFINITY) return say('measure-below', { max });
  return say('measure-between', { min, max });
}
