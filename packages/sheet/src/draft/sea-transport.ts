import { classifyForTransport } from '@gosds/transport/classify-for-transport';
import type { TransportOutcome } from '@gosds/transport/transport';
import { modeOf } from '@gosds/transport/transport-input';
import type { SheetInput } from '../sheet-input.ts';
import { transportInputOf } from './transport-input-of.ts';

/**
 * The outcome by sea and by air. 49 CFR and the Canadian regulations set goods dangerous for the environment free on land, and
 * have limits of their own: where they decided, the IMDG Code is asked again.
 */
export function seaTransportOf({
  draft,
  substances,
  mixture,
  classification,
  transport,
}: SheetInput): TransportOutcome {
  const mode = modeOf({ classification });
  if (mode !== 'us' && mode !== 'ca') return transport;
  return classifyForTransport({ ...transportInputOf({ draft, substances, mixture, classification }), mode: 'imdg' });
}
