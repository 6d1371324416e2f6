import { classifyForTransport } from './classify-for-transport.ts';
import { entryInMode } from './entry-in-mode.ts';
import { aviationRegulated } from './rules/aviation-regulated.ts';
import { freedomOf, isEnvironmentFreedom } from './rules/environment.ts';
import { class3FlashPoint } from './rules/flammable.ts';
import { isGeneric } from './rules/pollutant-name.ts';
import { modeOf, type TransportInput } from './transport-input.ts';
import type { TransportOutcome, TransportProposal } from './transport.ts';

/** The outcomes of one product: on land by its market's law, by sea and by air by the law of each mode. */
export type TransportByMode = {
  readonly land: TransportOutcome;
  readonly sea: TransportOutcome;
  readonly air: TransportOutcome;
};

/**
 * True if the outcome by sea or air may differ from land: 49 CFR and the Canadian regulations have criteria of their
 * own, the relief for viscous liquids differs, gas oils with a high flash point are class 3 only on land, a law may list, omit or
 * prohibit an entry, and by sea a generic name is supplemented with the marine pollutant.
 */
function mayDiffer(input: TransportInput, land: TransportOutcome, mode: 'imdg' | 'iata'): boolean {
  const law = modeOf(input);
  if (law === 'us' || law === 'ca' || input.viscous !== undefined) return true;
  if (land.status === 'regulated') return isApart(input, land.proposal, mode);
  return land.reasons.some(({ ruleId }) => ruleId === 'transport.not-subject');
}

function isApart(
  { mixture }: TransportInput,
  { entry, isProhibited, environmentallyHazardous }: TransportProposal,
  mode: 'imdg' | 'iata',
) {
  const flash = mixture.properties.flashPointC;
  const isAboveClass3FlashPoint = entry.class === '3' && flash !== undefined && flash.min > class3FlashPoint;
  const namesPollutant = mode === 'imdg' && environmentallyHazardous && isGeneric(entry);
  return isAboveClass3FlashPoint || namesPollutant || isProhibited === true || entryInMode(entry, mode) !== entry;
}

/** The outcome on land, with the mode's own exemption of small packages of environmentally hazardous goods. */
function withOwnFreedom(input: TransportInput, land: TransportOutcome): TransportOutcome {
  if (land.status !== 'regulated') return land;
  const { proposal } = land;
  if (!proposal.reasons.some(isEnvironmentFreedom)) return land;
  const reasons = proposal.reasons.map((reason) => (isEnvironmentFreedom(reason) ? freedomOf(input) : reason));
  return { ...land, proposal: { ...proposal, reasons } };
}

/** Classifies a product for land, sea and air. */
export function classifyByMode(input: TransportInput): TransportByMode {
  const land = classifyForTransport(input);
  const beyond = (mode: 'imdg' | 'iata') =>
    mayDiffer(input, land, mode) ? classifyForTransport({ ...input, mode }) : withOwnFreedom({ ...input, mode }, land);
  return { land, sea: beyond('imdg'), air: aviationRegulated({ ...input, mode: 'iata' }, beyond('iata')) };
}
