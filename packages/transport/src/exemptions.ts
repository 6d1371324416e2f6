import type { Exemption } from './goods/goods-tables.ts';
import { modeLawOf } from './mode-law.ts';
import type { TransportMode } from './transport-input.ts';

export type { Exemption };

const environmentallyHazardous = new Set(['3077', '3082']);

/** The exemption by quantity of a mode for a UN number; undefined if there is none. */
export const exemptionOf = (un: string, mode: TransportMode): Exemption | undefined =>
  environmentallyHazardous.has(un) ? modeLawOf(mode).environmentExemption : undefined;
