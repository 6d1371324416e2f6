import { labelLaws } from '../generated/label-laws.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';

/** What a law asks of labels and statements, from `data/jurisdictions/<id>/jurisdiction.json`. */
export type LabelLaw = {
  /** CLP, or the law that Great Britain kept of it. */
  readonly followsClp: boolean;
  /** First day of the table of letter sizes, CLP Annex I, Table 1.3, an ISO date (postponed by Regulation (EU) 2025/2439); absent where it is not adopted. */
  readonly typeSizeFrom?: string;
};

export const labelLawOf = (regime: LabelRegimeId): LabelLaw => labelLaws[regime];

export const followsClp = (regime: LabelRegimeId): boolean => labelLawOf(regime).followsClp;
