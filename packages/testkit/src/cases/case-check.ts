import type { Reason } from '@gosds/ghs/classification';

/** One assertion of a case, and its result; `within-range` if the value lies between the ends of declared ranges. */
export type Check = {
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly holds: 'yes' | 'within-range' | 'no';
  readonly reasons: readonly Reason[];
};

export const check = (
  what: string,
  { expected, found, isMet }: { readonly expected: string; readonly found: string; readonly isMet: boolean },
): Check => ({ what, expected, found, holds: isMet ? 'yes' : 'no', reasons: [] });

export const listed = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(', '));
