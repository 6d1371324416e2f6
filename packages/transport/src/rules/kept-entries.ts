import { type Ppb, percent } from '@gosds/ghs/concentration';

/** Substances whose mixtures keep their entry (ADR 2.1.3.4.2), unless another class exceeds packing group III. */
export const kept: readonly { readonly un: string; readonly paragraph: string; readonly above: Ppb }[] = [
  { un: '2315', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3432', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3151', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
  { un: '3152', paragraph: 'ADR 2.1.3.4.2', above: percent(0.005) },
];
