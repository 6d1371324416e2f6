import type { HazardPart } from '@gosds/ghs/hazard-question';

/** What an entry of REACH Annex XVII asks of a mixture. */
export type RestrictionRule = {
  readonly entry: string;
  /** Share from which it restricts a mixture: of each member by itself, or of all together. */
  readonly fromPercent?: number;
  readonly isSum?: true;
  /** Share from which its condition holds. */
  readonly conditionFromPercent?: number;
  /** Generic limit of CLP Annex I from which a mixture of the class is not for the general public. */
  readonly publicFromPercent?: number;
  /** Solvents for industrial installations, whose packaging says so (column 2, paragraph 2). */
  readonly isForIndustry?: true;
  /** Came into the law of the Union after Great Britain kept its own. */
  readonly isUnionOnly?: true;
  /** Substances that the condition is about, where it is not about all of the entry. */
  readonly cas?: readonly string[];
  /** DNELs for workers without which the substance is not placed on the market, in mg/m³ and mg/kg body weight a day. */
  readonly workerInhalation?: string;
  readonly workerDermal?: string;
};

/** Entries that go by hazard, and the hazards. */
export type EntriesByHazard = Readonly<Record<'3' | '28' | '29' | '30' | '40', readonly HazardPart[]>>;
