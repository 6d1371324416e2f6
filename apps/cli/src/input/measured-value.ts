import type { Measure } from '@gosds/ghs/mixture';
import { writtenMeasures } from '@gosds/testkit/cases/written-measure';
import { z } from 'zod';

/** A value as people write it: `23`, `"> 60"`, `"21-23"`. */
export const measuredValue = z.union([z.number(), z.string().min(1)]).transform((written, context): Measure => {
  const [measure, second] = writtenMeasures(written);
  if (measure && !second) return measure;
  context.addIssue({ code: 'custom', message: `“${written}” is not a value such as 23, > 60 or 7-9` });
  return z.NEVER;
});

/** A time, or `never` for an effect that the test did not reach. */
export const timeOrNever = z
  .union([z.number(), z.literal('never')])
  .transform((given) => (given === 'never' ? Number.POSITIVE_INFINITY : given));
