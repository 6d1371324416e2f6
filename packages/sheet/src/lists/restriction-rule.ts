import type { HazardPart } from '@gosds/ghs/hazard-question';
import type { OtherPurpose } from '../draft/use/purpose.ts';

/** The conditions of an entry of REACH Annex XVII for a mixture. */
export type RestrictionRule = {
  readonly entry: string;
  /** Concentration from which a mixture is restricted. It applies to each member, or with `isSum` to all together. */
  readonly fromPercent?: number;
  readonly isSum?: true;
  /** Concentration from which the condition applies. */
  readonly conditionFromPercent?: number;
  /**
   * Generic concentration limit of CLP Annex I from which a mixture of the class must not be sold to the general
   * public.
   */
  readonly publicFromPercent?: number;
  /** Purposes that column 2 leaves out; with `state`, only a product in this state. */
  readonly leftOut?: readonly { readonly purpose: OtherPurpose; readonly state?: 'gas' | 'liquid' | 'solid' }[];
  /** True for solvents for industrial installations, which the packaging must state (column 2, paragraph 2). */
  readonly isForIndustry?: true;
  /** True for an entry adopted in the Union after Great Britain kept its own version. */
  readonly isUnionOnly?: true;
  /** The substances of the entry that the condition covers; absent if it covers all. */
  readonly cas?: readonly string[];
  /**
   * DNELs for workers that a supplier must observe to place the substance on the market, in mg/m³ and in mg/kg body
   * weight a day.
   */
  readonly workerInhalation?: string;
  readonly workerDermal?: string;
};

/** The hazards of the entries that apply by hazard class. */
export type EntriesByHazard = Readonly<Record<'3' | '28' | '29' | '30' | '40', readonly HazardPart[]>>;
