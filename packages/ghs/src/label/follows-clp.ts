import { clpRegimes } from '../generated/label-regime-ids.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';

/** True for CLP and for the version that Great Britain retained. */
export const followsClp = (regime: LabelRegimeId): boolean => clpRegimes.includes(regime);
