import { compiledLimits } from '../generated/compiled-limits.ts';

/** CAS numbers of the substances that a source limits. */
export const limitedBy = (source: string): readonly string[] =>
  compiledLimits.flatMap(({ cas, limits }) => (limits.some((limit) => limit.source === source) ? [cas] : []));
