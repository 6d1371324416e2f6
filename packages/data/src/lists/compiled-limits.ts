/** mg/m3 and ppm: eight hours, short term, ceiling, immediate danger; excursion factor for peaks (TRGS 900, 2.3). */
export type CompiledLimitValues = {
  readonly twaMgM3?: number;
  readonly twaPpm?: number;
  readonly stelMgM3?: number;
  readonly stelPpm?: number;
  readonly ceilingMgM3?: number;
  readonly ceilingPpm?: number;
  readonly idlhMgM3?: number;
  readonly idlhPpm?: number;
  readonly peak?: { readonly factor: number; readonly category: 'I' | 'II'; readonly momentary?: number };
};

export type CompiledExposureLimit = CompiledLimitValues & {
  readonly country: string;
  readonly list: string;
  readonly source: string;
  readonly notation?: string;
  /** True if a later edition is known. */
  readonly superseded?: true;
  readonly later?: CompiledLimitValues & { readonly from: string };
};

/** The exposure limits of one substance in all lists. */
export type CompiledExposureLimits = { readonly cas: string; readonly limits: readonly CompiledExposureLimit[] };
