import { labelLaws } from '../generated/label-laws.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import type { LabelLaw } from './label-law.ts';

export const labelLawOf = (regime: LabelRegimeId): LabelLaw => labelLaws[regime];
