import type { Reason } from '@gosds/ghs/classification';

export type PackingGroup = 'I' | 'II' | 'III';

/** One row of the dangerous-goods list: a UN number may have several (by packing group or name). */
export type DangerousGoodsEntry = {
  /** Four digits. */
  readonly un: string;
  /** Proper shipping name in capitals, without additions in lower case. */
  readonly properShippingName: string;
  readonly class: string;
  readonly subsidiaryHazards: readonly string[];
  readonly packingGroup: PackingGroup | null;
  readonly isNos: boolean;
  /** Special provision 274: technical names are required. */
  readonly needsTechnicalName: boolean;
  /** Hazchem Emergency Action Code where the source allows. */
  readonly hazChem?: string;
  readonly tunnelCode?: string;
  readonly limitedQuantity?: string;
  readonly emS?: string;
  readonly hazardIdentificationNumber?: string;
  readonly source: string;
};

export type TransportProposal = {
  readonly entry: DangerousGoodsEntry;
  /** At most two, in order of contribution. */
  readonly technicalNames: readonly string[];
  /** e.g. `FLAMMABLE LIQUID, N.O.S. (contains toluene and acetone)`. */
  readonly shippingName: string;
  readonly environmentallyHazardous: boolean;
  readonly reasons: readonly Reason[];
};

export type TransportOutcome =
  | {
      readonly status: 'regulated';
      readonly proposal: TransportProposal;
      readonly alternatives: readonly TransportProposal[];
    }
  /** Said only where each class was shown not to apply. */
  | { readonly status: 'not-regulated'; readonly reasons: readonly Reason[] }
  | { readonly status: 'incomplete'; readonly missing: readonly string[]; readonly reasons: readonly Reason[] };
