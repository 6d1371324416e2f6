import { baseStatement, type Hazard, isHazardStatement } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { followsClp } from './follows-clp.ts';

/**
 * A hazard by the statements that stand in the law of a market. Letters, as of `H350i` and `H360FD`, are those of CLP (Annex VI, 1.1.2.1.2);
 * elsewhere the statement has no letter and states the route or the effect in its words (UN GHS, Annex 3; 29 CFR 1910.1200, Appendix C).
 */
export function hazardInMarket(hazard: Hazard, regime: LabelRegimeId): Hazard {
  const hCode = followsClp(regime) ? hazard.hCode : baseStatement(hazard.hCode);
  return isHazardStatement(hCode) ? { ...hazard, hCode } : hazard;
}
