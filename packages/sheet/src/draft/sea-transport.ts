import type { Mixture } from '@gosds/ghs/mixture';
import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import type { TransportOutcome } from '@gosds/transport/transport';
import { modeOf } from '@gosds/transport/transport-input';
import type { SheetInput } from '../sheet-input.ts';
import { transportInputOf } from './transport-input-of.ts';

/**
 * The outcome by sea and by air. 49 CFR and the Canadian regulations set goods dangerous for the environment free on land, and
 * have limits of their own: where they decided, the IMDG Code is asked again.
 */
export function seaTransportOf(input: SheetInput, mixture: Mixture): TransportOutcome {
  const { draft, substances, classification, transport } = input;
  const asked = transportInputOf({ draft, substances, mixture, classification });
  const mode = modeOf(asked);
  return mode === 'us' || mode === 'ca' ? classifyForTransport({ ...asked, mode: 'imdg' }) : transport;
}
