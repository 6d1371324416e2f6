import { type ShareVerdict, shareVerdicts } from '@gosds/contract/galleria/list-matches';
import { type Concentration, type Ppb, percent } from '@gosds/ghs/concentration';

/** The concentration in a product from which an entry of a list applies. */
export type Threshold = {
  readonly at: Ppb;
  /** If true, the limit itself does not count: 1 % is not above `above 1 %`, but 0.1 % reaches `from 0.1 %`. */
  readonly isAbove: boolean;
};

/**
 * The total concentration of one chemical in a product. `isKnown` is false if one of its lines has no concentration.
 */
export type Share = Concentration & { readonly isKnown: boolean };

/** Adds the concentrations of all lines of one chemical. A line without a concentration counts as up to 100 %. */
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

/** Compares a concentration with the threshold of an entry. */
export function judgeShare(threshold: Threshold | undefined, { lower, upper, isKnown }: Share): ShareVerdict {
  if (threshold === undefined) return 'no-threshold';
  if (reaches(lower, threshold)) return 'above';
  if (!reaches(upper, threshold)) return 'below';
  return isKnown ? 'possible' : 'unknown';
}

/** The verdict for a chemical that a list names in several entries. */
export const worstOf = (verdicts: readonly ShareVerdict[]): ShareVerdict =>
  shareVerdicts.find((verdict) => verdicts.includes(verdict)) ?? 'no-threshold';
