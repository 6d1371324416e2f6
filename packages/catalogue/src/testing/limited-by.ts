import { compiledLimits } from '../generated/compiled-limits.ts';

/** CAS numbers of the substances for which a source has a limit. */
export const limitedBy = (source: string): readonly string[] =>
  compiledLimits.flatMap(({ cas, limits }) => (limits.some((limit) => limit.source === source) ? [cas] : []));
