import { baseStatement, type Hazard, isHazardStatement } from '../hazard.ts';
import type { LabelRegimeId } from '../jurisdiction-id.ts';
import { ownValue } from '../own-value.ts';
import { followsClp } from './follows-clp.ts';

/** What the letters of a statement say in words. `suspected`: an effect of Category 2 beside one of Category 1. */
type Meaning = { readonly known: string; readonly suspected?: string };

const meanings: Readonly<Record<string, Meaning>> = {
  i: { known: 'inhalation' },
  F: { known: 'fertility' },
  D: { known: 'unborn child' },
  FD: { known: 'fertility, unborn child' },
  Fd: { known: 'fertility', suspected: 'unborn child' },
  Df: { known: 'unborn child', suspected: 'fertility' },
  f: { known: 'fertility' },
  d: { known: 'unborn child' },
  fd: { known: 'fertility, unborn child' },
};

function withoutLetters(hazard: Hazard): readonly Hazard[] {
  const hCode = baseStatement(hazard.hCode);
  const meaning = ownValue(meanings, hazard.hCode.slice(hCode.length));
  if (meaning === undefined || !isHazardStatement(hCode)) return [hazard];
  const { known, suspected } = meaning;
  const detail = hazard.detail === undefined ? known : `${known}, ${hazard.detail}`;
  const stated: Hazard = { ...hazard, hCode, detail };
  return suspected === undefined ? [stated] : [stated, { code: 'Repr. 2', hCode: 'H361', detail: suspected }];
}

/**
 * The hazard with its statement in a market's law. Only CLP has letters, as in `H350i` and `H360FD` (Annex VI,
 * 1.1.2.1.2). Other laws state the route or effect in words (UN GHS, Annex 3; 29 CFR 1910.1200, Appendix C).
 * `H360Df` makes two hazards there, since no law but CLP has one code for both.
 */
export const hazardsInMarket = (hazard: Hazard, regime: LabelRegimeId): readonly Hazard[] =>
  followsClp(regime) ? [hazard] : withoutLetters(hazard);
