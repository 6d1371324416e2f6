import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import { entryInMode } from '@gosds/transport/entry-in-mode';
import type { TransportOutcome, TransportProposal } from '@gosds/transport/transport';
import { modeOf, type TransportInput } from '@gosds/transport/transport-input';
import type { SheetInput } from '../sheet-input.ts';
import { transportInputOf } from './transport-input-of.ts';

type Beyond = 'imdg' | 'iata';

/** °C: up to here a liquid is of class 3 in every law; gas oils are above it on land. */
const flashLimit = 60;

/**
 * True where the modes may judge the goods apart: 49 CFR and the Canadian regulations have criteria of their own, the relief of
 * viscous liquids differs, gas oils of a high flash point are of class 3 on land alone, and a law may list, leave out or
 * prohibit an entry.
 */
function mayDiffer(input: TransportInput, land: TransportOutcome, mode: Beyond): boolean {
  const law = modeOf(input);
  if (law === 'us' || law === 'ca' || input.viscous !== undefined) return true;
  if (land.status === 'regulated') return isApart(input, land.proposal, mode);
  return land.reasons.some(({ ruleId }) => ruleId === 'transport.not-subject');
}

function isApart({ mixture }: TransportInput, { entry, isProhibited }: TransportProposal, mode: Beyond): boolean {
  const flash = mixture.properties.flashPointC;
  const isDull = entry.class === '3' && flash !== undefined && flash.min > flashLimit;
  return isDull || isProhibited === true || entryInMode(entry, mode) !== entry;
}

/** The outcomes by sea and by air, by the law of each. */
export function transportBeyondLand({ entered, substances, mixture, classification, transport }: SheetInput): {
  readonly seaTransport: TransportOutcome;
  readonly airTransport: TransportOutcome;
} {
  const input = transportInputOf({ entered, substances, mixture, classification });
  const outcomeBy = (mode: Beyond) =>
    mayDiffer(input, transport, mode) ? classifyForTransport({ ...input, mode }) : transport;
  return { seaTransport: outcomeBy('imdg'), airTransport: outcomeBy('iata') };
}
