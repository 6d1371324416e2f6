/** mg/m3 and ppm of the day, the short term, the ceiling and immediate danger, and how far a peak may exceed the day (TRGS 900, 2.3). */
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
  /** True where an edition that has followed is known. */
  readonly superseded?: true;
  readonly later?: CompiledLimitValues & { readonly from: string };
};

/** The exposure limits of one substance in all lists. */
export type CompiledExposureLimits = { readonly cas: string; readonly limits: readonly CompiledExposureLimit[] };
