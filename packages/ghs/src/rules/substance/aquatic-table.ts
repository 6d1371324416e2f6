/** Highest value of each category in mg/l: CLP Annex I, Table 4.1.0; UN GHS, Table 4.1.1. */
export const aquaticRows = {
  acute: [
    { code: 'Aquatic Acute 1', hCode: 'H400', atMost: 1 },
    { code: 'Aquatic Acute 2', hCode: 'H401', atMost: 10 },
    { code: 'Aquatic Acute 3', hCode: 'H402', atMost: 100 },
  ],
  /** Chronic toxicity of substances that are not rapidly degradable. */
  slow: [
    { code: 'Aquatic Chronic 1', hCode: 'H410', atMost: 0.1 },
    { code: 'Aquatic Chronic 2', hCode: 'H411', atMost: 1 },
  ],
  /** Chronic toxicity of rapidly degradable substances. */
  rapid: [
    { code: 'Aquatic Chronic 1', hCode: 'H410', atMost: 0.01 },
    { code: 'Aquatic Chronic 2', hCode: 'H411', atMost: 0.1 },
    { code: 'Aquatic Chronic 3', hCode: 'H412', atMost: 1 },
  ],
  /** Acute toxicity used instead of chronic, with slow degradation or bioaccumulation. */
  surrogate: [
    { code: 'Aquatic Chronic 1', hCode: 'H410', atMost: 1 },
    { code: 'Aquatic Chronic 2', hCode: 'H411', atMost: 10 },
    { code: 'Aquatic Chronic 3', hCode: 'H412', atMost: 100 },
  ],
} as const;

/** An experimental BCF takes precedence over log Kow: CLP Annex I, Table 4.1.0(b)(iii). */
export const bioaccumulationFrom = { bcf: 500, logKow: 4 } as const;

/** mg/l: a substance is poorly soluble below the first value. A NOEC above the second removes the safety net. */
export const safetyNet = { solubilityBelow: 1, noecAbove: 1 } as const;

/** M is 10 at and below this value. Each further power of ten gives the next M. */
export const mFactorStep = { acute: 0.1, slow: 0.01, rapid: 0.001 } as const;

/** CLP Annex I, 4.1.2.9.5; UN GHS, 4.1.2.11.3. */
export const degradationThreshold = {
  docPercent: 70,
  oxygenOrCo2Percent: 60,
  bod5PerCod: 0.5,
  inEnvironmentPercent: 70,
} as const;
