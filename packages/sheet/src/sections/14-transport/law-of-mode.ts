import type { TransportMode as Law } from '@gosds/transport/transport-input';
import type { TransportMode } from '../../profiles/profile.ts';

/** The law behind each line of section 14. The UN Model Regulations have the same provisions as ADR. */
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
