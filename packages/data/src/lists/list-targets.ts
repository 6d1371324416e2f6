/** The destination of the entries of a list: the listings of a substance, or a table that a section looks up. */
export type ListTarget =
  /** A key of `Listings`. `edition`: the sheet names the edition and what the list does not cover. */
  | { readonly listing: string; readonly edition: boolean }
  /** The type of one value. */
  | { readonly table: string };

/** Targets by folder name of the list. */
export const listTargets: Readonly<Record<string, ListTarget>> = {
  'eu-reach-candidate-list': { listing: 'svhc', edition: true },
  'eu-reach-annex-xiv': { listing: 'annexXiv', edition: true },
  'eu-reach-annex-xvii': { listing: 'annexXvii', edition: false },
  'int-iarc-monographs': { listing: 'iarc', edition: true },
  'us-ntp-roc': { listing: 'ntp', edition: true },
  'us-osha-carcinogens': { listing: 'osha', edition: true },
  'us-ca-proposition-65': { listing: 'prop65', edition: true },
  'us-epcra-313': { listing: 'sara313', edition: true },
  'us-epcra-302': { listing: 'extremelyHazardous', edition: false },
  'us-caa-112r': { listing: 'accidentalRelease', edition: false },
  'cn-hazardous-chemicals': { listing: 'hazardousInChina', edition: false },
  'us-caa-112b': { listing: 'airPollutant', edition: false },
  'eu-2024-590': { listing: 'ozoneGroup', edition: false },
  'eu-2024-573': { listing: 'fluorinatedGas', edition: false },
  'us-cercla': { listing: 'cerclaPounds', edition: true },
  'eu-seveso-named': {
    table: '{ readonly lower: number; readonly upper: number; readonly asGas?: true; readonly isPetroleum?: true }',
  },
  'eu-explosives-restricted': { table: 'number' },
  'eu-explosives-reportable': { table: 'true' },
  'eu-drug-precursors': { table: "'2A' | '2B' | '3'" },
  'ca-hpr-schedule-4': { table: '{ readonly abovePercent?: number }' },
  'us-tsca-6': { table: '{ readonly law: string; readonly needsSuppliedAir?: true }' },
  'us-rcra-toxicity': { table: 'string' },
  'us-rcra-discarded': { table: 'string' },
  'us-rcra-solvents': { table: 'string' },
};
