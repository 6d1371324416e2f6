import { baseStatement, type Hazard, isHazardStatement, lettersIn } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { ownValue } from '../own-value.ts';
import { followsClp } from './follows-clp.ts';

/** What the letters of a statement say in words. */
const meanings: Readonly<Record<string, string>> = {
  i: 'inhalation',
  F: 'fertility',
  D: 'unborn child',
  FD: 'fertility, unborn child',
  Fd: 'fertility, suspected effect on the unborn child',
  Df: 'unborn child, suspected effect on fertility',
  f: 'fertility',
  d: 'unborn child',
  fd: 'fertility, unborn child',
};

function withoutLetters(hazard: Hazard): Hazard {
  const hCode = baseStatement(hazard.hCode);
  const meaning = ownValue(meanings, lettersIn(hazard.hCode));
  if (meaning === undefined || !isHazardStatement(hCode)) return hazard;
  return { ...hazard, hCode, detail: hazard.detail === undefined ? meaning : `${meaning}, ${hazard.detail}` };
}

/**
 * The hazard with its statement in a market's law. Only CLP has letters, as in `H350i` and `H360FD` (Annex VI,
 * 1.1.2.1.2). Other laws state the route or effect in words (UN GHS, Annex 3; 29 CFR 1910.1200, Appendix C). They have
 * one category of reproductive toxicity (UN GHS, decision logic 3.7.1), so the suspected effect of `H360Df` stands in
 * the detail.
 */
export const hazardInMarket = (hazard: Hazard, regime: LabelRegimeId): Hazard =>
  followsClp(regime) ? hazard : withoutLetters(hazard);
