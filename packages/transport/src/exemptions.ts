import type { TransportMode } from './transport-input.ts';

/** What a law sets free by the size of the packaging alone. */
export type Exemption = {
  /** `small`: up to 5 l or 5 kg in a single or inner packaging; `by-land`: up to 500 kg or l, and IBCs. */
  readonly kind: 'small' | 'by-land';
  readonly paragraph: string;
};

const environmentallyHazardous = new Set(['3077', '3082']);

/** Goods dangerous for the environment alone (UN 3077 and 3082), by the law of the mode. */
const byMode: Readonly<Partial<Record<TransportMode, Exemption>>> = {
  adr: { kind: 'small', paragraph: 'ADR/RID 3.3.1, SP 375' },
  rid: { kind: 'small', paragraph: 'ADR/RID 3.3.1, SP 375' },
  imdg: { kind: 'small', paragraph: 'IMDG Code, 2.10.2.7' },
  iata: { kind: 'small', paragraph: 'IATA DGR, A197' },
  us: { kind: 'small', paragraph: '49 CFR 171.4(c)(2)' },
  adg: { kind: 'by-land', paragraph: 'ADG 3.3, AU01' },
};

/** The exemption by quantity that a mode has for a UN number; undefined where there is none. */
export const exemptionOf = (un: string, mode: TransportMode): Exemption | undefined =>
  environmentallyHazardous.has(un) ? byMode[mode] : undefined;
