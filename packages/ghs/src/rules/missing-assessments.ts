import type { Ppb } from '../concentration.ts';
import type { Assessment } from './assessment.ts';

/** Names of the ingredients that nobody has classified and that are present from the lowest cut-off on. */
export function missingAssessments({ notAssessed }: Assessment, lowestCutOff: Ppb): readonly string[] {
  if (notAssessed.length === 0) return [];
  return notAssessed.filter(({ upper }) => upper > 0 && upper >= lowestCutOff).map(({ source }) => source.name);
}
