import type { TransportMode as Law } from '@gosds/transport/transport-input';
import type { TransportMode } from '../../profiles/profile.ts';

/** The law of a line of section 14; the Model Regulations of the UN have the provisions of ADR. */
const laws: Readonly<Record<TransportMode, Law>> = {
  adr: 'adr',
  adg: 'adg',
  dot: 'us',
  tdg: 'ca',
  un: 'adr',
  imdg: 'imdg',
  iata: 'iata',
};

export const lawOf = (mode: TransportMode): Law => laws[mode];
