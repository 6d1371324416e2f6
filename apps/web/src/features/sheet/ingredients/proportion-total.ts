import { toPercent } from '@gosds/ghs/concentration';
import type { DraftPart } from '@gosds/sheet/draft/draft';
import { parseProportion } from '@gosds/sheet/draft/proportion';

export type ProportionTotal = {
  /** Per cent: sum of the lower and of the upper ends. */
  readonly lower: number;
  readonly upper: number;
  readonly isOver: boolean;
};

/** Sum of the rows whose proportion can be read; `isOver` where even the lower ends are more than 100 %. */
export function proportionTotal(rows: readonly Pick<DraftPart, 'proportion'>[]): ProportionTotal {
  const read = rows.map(({ proportion }) => parseProportion(proportion)).filter((share) => share !== undefined);
  const lower = toPercent(read.reduce((sum, share) => sum + share.lower, 0));
  const upper = toPercent(read.reduce((sum, share) => sum + share.upper, 0));
  return { lower, upper, isOver: lower > 100 };
}
