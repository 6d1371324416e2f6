/**
 * Excursion factor and category (I: local effect or respiratory sensitiser; II: systemic effect), and the momentary
 * factor.
 */
type PeakLimit = { readonly factor: number; readonly category: 'I' | 'II'; readonly momentary?: number };

/** Limits for the working day, the short term and any moment. */
export type LimitValues = {
  readonly twaMgM3?: number;
  readonly twaPpm?: number;
  readonly stelMgM3?: number;
  readonly stelPpm?: number;
  readonly ceilingMgM3?: number;
  readonly ceilingPpm?: number;
  /** Immediately dangerous to life or health. */
  readonly idlhMgM3?: number;
  readonly idlhPpm?: number;
  /** How far a peak may exceed the daily limit: TRGS 900, 2.3. */
  readonly peak?: PeakLimit;
};

export type CompiledExposureLimit = LimitValues & {
  readonly country: string;
  readonly list: string;
  readonly source: string;
  readonly notation?: string;
  /** True if a later edition is known. */
  readonly superseded?: true;
  readonly later?: LimitValues & { readonly from: string };
};

/** The exposure limits of one substance in all lists. */
export type CompiledExposureLimits = { readonly cas: string; readonly limits: readonly CompiledExposureLimit[] };
