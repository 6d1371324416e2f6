import { toPercent } from '@gosds/ghs/concentration';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { totalShare } from '@gosds/sheet/draft/total-share';

export type ProportionTotal = {
  /** Per cent: sum of the lower and of the upper ends. */
  readonly lower: number;
  readonly upper: number;
  readonly isOver: boolean;
};

/** Sum of the rows whose proportion can be read; `isOver` where even the lower ends are more than 100 %. */
export function proportionTotal(rows: readonly DraftPart[]): ProportionTotal {
  const total = totalShare(rows);
  const [lower, upper] = [toPercent(total.lower), toPercent(total.upper)];
  return { lower, upper, isOver: lower > 100 };
}
