import { clpRegimes } from '../generated/label-regime-ids.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';

/** CLP, or the law that Great Britain kept of it. */
export const followsClp = (regime: LabelRegimeId): boolean => clpRegimes.includes(regime);
