import type { DraftPart } from './draft.ts';
import { parsePart } from './entered-row.ts';

/** Sums in ppb of the lower and of the upper ends of the shares that can be read, and how many these are. */
export function totalShare(rows: readonly DraftPart[]): {
  readonly lower: number;
  readonly upper: number;
  readonly read: number;
} {
  const shares = rows.flatMap((row) => parsePart(row).share?.concentration ?? []);
  return {
    lower: shares.reduce((sum, share) => sum + share.lower, 0),
    upper: shares.reduce((sum, share) => sum + share.upper, 0),
    read: shares.length,
  };
}
