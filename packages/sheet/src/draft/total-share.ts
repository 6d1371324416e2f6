import { type Concentration, percent } from '@gosds/ghs/concentration';
import { balanceOf } from '@gosds/ghs/share';
import type { DraftPart } from './draft.ts';
import { parsePart } from './entered-row.ts';

/**
 * The sums in ppb of the lower and the upper ends of the readable proportions, and how many there are. With a balance
 * row the sum is 100 %, unless the others exceed it.
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

/** What the readable proportions leave to 100 %, in ppb. Undefined if nothing is left, even at their lower ends. */
export function shareOfBalance(rows: readonly DraftPart[]): Concentration | undefined {
  const rest = balanceOf(rows.flatMap((row) => parsePart(row).share?.concentration ?? []));
  return rest.upper > 0 ? rest : undefined;
}
