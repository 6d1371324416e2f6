import type { Classification } from '@gosds/ghs/classification';
import type { Mixture } from '@gosds/ghs/mixture';
import type { ProductKind } from './rules/collective-entry-table.ts';

/** Whose law decides: ADR, RID, IMDG and IATA share the classification; 49 CFR and the Canadian TDGR depart in places. */
export type TransportMode = 'adr' | 'us' | 'ca';

export type TransportInput = {
  readonly mixture: Mixture;
  readonly classification: Classification;
  /** UN number of the product where it is one substance or a product named in the list, e.g. 1203. */
  readonly substanceUn?: string;
  /** UN numbers of the ingredients as substances, by ingredient id. */
  readonly unNumbersByIngredient?: Readonly<Record<string, string>>;
  /** Default: by the market of the classification. */
  readonly mode?: TransportMode;
  readonly productKind?: ProductKind;
  /** For the relief of ADR 2.2.3.1.4: viscosity at 23 °C in mm2/s and clear solvent separated in percent by volume. */
  readonly viscous?: { readonly viscosity23: number; readonly solventSeparationPercent: number };
};

export function modeOf({ mode, classification }: TransportInput): TransportMode {
  if (mode) return mode;
  return classification.market === 'us' || classification.market === 'ca' ? classification.market : 'adr';
}
