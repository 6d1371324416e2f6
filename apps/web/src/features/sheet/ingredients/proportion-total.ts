import { toPercent } from '@gosds/ghs/concentration';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { totalShare } from '@gosds/sheet/draft/total-share';

export type ProportionTotal = {
  /** Sums of the lower and of the upper ends, in per cent. */
  readonly lower: number;
  readonly upper: number;
  readonly isOver: boolean;
};

/** Sum of the rows with a valid proportion. `isOver` is true if even the lower ends exceed 100 %. */
export function proportionTotal(rows: readonly DraftPart[]): ProportionTotal {
  const total = totalShare(rows);
  const [lower, upper] = [toPercent(total.lower), toPercent(total.upper)];
  return { lower, upper, isOver: lower > 100 };
}
