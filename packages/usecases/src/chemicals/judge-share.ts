import { type ShareVerdict, shareVerdicts } from '@gosds/contract/galleria/list-matches';
import { type Concentration, type Ppb, percent } from '@gosds/ghs/concentration';

/** The share of a product at which an entry of a list begins to matter. */
export type Threshold = {
  readonly at: Ppb;
  /** `above 1 %` lets 1 % pass; `from 0.1 %` does not. */
  readonly isAbove: boolean;
};

/** What a product holds of one chemical; `isKnown` is false where a line of it has no proportion. */
export type Share = Concentration & { readonly isKnown: boolean };

/** What several lines of a product hold of one chemical, together. A line without a proportion may hold all of it. */
export function sumOfShares(lines: readonly (Concentration | undefined)[]): Share {
  const known = lines.filter((line) => line !== undefined);
  const isKnown = lines.length > 0 && known.length === lines.length;
  const lower = known.reduce((sum, line) => sum + line.lower, 0);
  const upper = known.reduce((sum, line) => sum + line.upper, 0);
  return {
    lower: Math.min(lower, percent(100)),
    upper: isKnown ? Math.min(upper, percent(100)) : percent(100),
    isKnown,
  };
}

const reaches = (share: Ppb, { at, isAbove }: Threshold): boolean => (isAbove ? share > at : share >= at);

/** How a share stands to the threshold of an entry. */
export function judgeShare(threshold: Threshold | undefined, { lower, upper, isKnown }: Share): ShareVerdict {
  if (threshold === undefined) return 'no-threshold';
  if (reaches(lower, threshold)) return 'above';
  if (!reaches(upper, threshold)) return 'below';
  return isKnown ? 'possible' : 'unknown';
}

/** The verdict of a chemical on a list that names it by several entries. */
export const worstOf = (verdicts: readonly ShareVerdict[]): ShareVerdict =>
  shareVerdicts.find((verdict) => verdicts.includes(verdict)) ?? 'no-threshold';
