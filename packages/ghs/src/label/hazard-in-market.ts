import { baseStatement, type Hazard, isHazardStatement } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { followsClp } from './follows-clp.ts';

/**
 * The hazard with its statement in a market's law. Only CLP has letters, as in `H350i` and `H360FD` (Annex VI,
 * 1.1.2.1.2). Other laws state the route or effect in words (UN GHS, Annex 3; 29 CFR 1910.1200, Appendix C).
 */
export function hazardInMarket(hazard: Hazard, regime: LabelRegimeId): Hazard {
  const hCode = followsClp(regime) ? hazard.hCode : baseStatement(hazard.hCode);
  return isHazardStatement(hCode) ? { ...hazard, hCode } : hazard;
}
