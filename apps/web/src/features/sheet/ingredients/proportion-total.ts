import { type Concentration, percent } from '@gosds/ghs/concentration';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { totalShare } from '@gosds/sheet/draft/total-share';

/** Sums of the lower and of the upper ends. */
export type ProportionTotal = Concentration & { readonly isOver: boolean };

/** Sum of the rows with a valid proportion. `isOver` is true if even the lower ends exceed 100 %. */
export function proportionTotal(rows: readonly DraftPart[]): ProportionTotal {
  const total = totalShare(rows);
  return { ...total, isOver: total.lower > percent(100) };
}
