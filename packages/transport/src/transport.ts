import type { MessageValue } from '@gosds/ghs/message';
import type { Reason } from '@gosds/ghs/classification';

export type PackingGroup = 'I' | 'II' | 'III';

/** The form of the goods as the name of an entry gives it. Absent fields are not stated. */
export type EntryForm = {
  readonly state?: 'liquid' | 'solid';
  readonly isSolution?: true;
  readonly isMolten?: true;
  /** Dry or anhydrous. */
  readonly isDry?: true;
  /** Percent by mass. */
  readonly waterPercent?: { readonly from?: number; readonly upTo?: number; readonly below?: number };
};

/** One row of the dangerous goods list. A UN number may have several, by packing group or name. */
export type DangerousGoodsEntry = {
  /** Four digits. */
  readonly un: string;
  /** Proper shipping name in capitals, without additions in lower case. */
  readonly properShippingName: string;
  /** Explosives with their compatibility group, e.g. 1.4S. */
  readonly class: string;
  readonly subsidiaryHazards: readonly string[];
  readonly packingGroup: PackingGroup | null;
  readonly form: EntryForm;
  readonly isNos: boolean;
  /** Special provision 274: technical names are required. */
  readonly needsTechnicalName: boolean;
  /** Hazchem Emergency Action Code, if the source allows its use. */
  readonly hazChem?: string;
  /** ADR Table A, column 3b, e.g. `FT1`. */
  readonly classificationCode?: string;
  readonly tunnelCode?: string;
  /** Highest quantity in an inner packaging; `0` if not allowed. */
  readonly limitedQuantity?: string;
  /** E0 (not allowed) to E5. */
  readonly exceptedQuantity?: string;
  /** ADR 1.1.3.6.3: 0 to 4. */
  readonly transportCategory?: string;
  /** ADR: carriage prohibited or not subject. Other modes may differ. */
  readonly restriction?: 'prohibited' | 'not-subject';
  /** For fire and spillage, e.g. `F-A, S-B`. */
  readonly emS?: string;
  readonly hazardIdentificationNumber?: string;
  readonly source: string;
};

export type TransportProposal = {
  readonly entry: DangerousGoodsEntry;
  /** The proper shipping name, with SOLUTION or MIXTURE if needed, without technical names. */
  readonly name: string;
  /** At most two, in order of contribution; by sea the marine pollutant, too. */
  readonly technicalNames: readonly string[];
  /** Ids of the ingredients in `technicalNames`. */
  readonly technicalIds: readonly string[];
  /** e.g. `FLAMMABLE LIQUID, N.O.S. (contains toluene and acetone)`. */
  readonly shippingName: string;
  readonly environmentallyHazardous: boolean;
  /** The law of the mode prohibits the carriage. */
  readonly isProhibited?: true;
  readonly reasons: readonly Reason[];
};

/** Unknown aquatic hazards: either the class waits for `missing`, or a percentage is unknown beside the known rest. */
export type OpenInWater = { readonly missing: readonly MessageValue[] } | { readonly percent: string };

/** `openInWater`: absent if the aquatic hazards are known. */
export type TransportOutcome = Decision & { readonly openInWater?: OpenInWater };

/** Percent of the product with unknown aquatic hazards, beside the known rest. */
export const unknownShareOf = ({ openInWater }: TransportOutcome): string | undefined =>
  openInWater && 'percent' in openInWater ? openInWater.percent : undefined;

/** The dangerous goods, or that the product is none, or that data are missing. */
export type Decision =
  | {
      readonly status: 'regulated';
      readonly proposal: TransportProposal;
      readonly alternatives: readonly TransportProposal[];
    }
  /** Only if every class is shown not to apply. */
  | { readonly status: 'not-regulated'; readonly reasons: readonly Reason[] }
  | { readonly status: 'incomplete'; readonly missing: readonly MessageValue[]; readonly reasons: readonly Reason[] };
