import { type Concentration, percent } from '@gosds/ghs/concentration';
import { balanceOf } from '@gosds/ghs/share';
import type { DraftPart } from './draft.ts';
import { parsePart } from './entered-row.ts';

/**
 * Sums in ppb of the lower and of the upper ends of the shares that can be read, and how many these are. With a balance among them
 * the sum is 100 %, unless the others are more.
 */
export function totalShare(rows: readonly DraftPart[]): {
  readonly lower: number;
  readonly upper: number;
  readonly read: number;
} {
  const shares = rows.flatMap((row) => parsePart(row).share?.concentration ?? []);
  const lower = shares.reduce((sum, share) => sum + share.lower, 0);
  if (rows.some((row) => parsePart(row).isBalance)) {
    const whole = Math.max(lower, percent(100));
    return { lower: whole, upper: whole, read: shares.length + 1 };
  }
  return { lower, upper: shares.reduce((sum, share) => sum + share.upper, 0), read: shares.length };
}

/** What the readable shares leave to 100 %, in ppb; undefined where nothing is left, even with all of them at their lower ends. */
export function shareOfBalance(rows: readonly DraftPart[]): Concentration | undefined {
  const rest = balanceOf(rows.flatMap((row) => parsePart(row).share?.concentration ?? []));
  return rest.upper > 0 ? rest : undefined;
}
