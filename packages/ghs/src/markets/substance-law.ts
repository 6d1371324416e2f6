/** What is decided about a substance from its data; each has its own place in the law: `substance.*` of `places.csv`. */
export type SubstanceCriterion =
  | 'acute.preferred-species'
  | 'acute.exposure-time'
  | 'acute.near-gas'
  | 'acute.vapour'
  | 'skin.corrosion'
  | 'skin.irritation'
  | 'skin.tiers'
  | 'skin.ph'
  | 'eye.damage'
  | 'eye.irritation'
  | 'eye.tiers'
  | 'eye.ph'
  | 'sensitisation.human'
  | 'sensitisation.1a'
  | 'sensitisation.1b'
  | 'stot-se'
  | 'stot-re.1'
  | 'stot-re.2'
  | 'stot-re.duration'
  | 'aspiration'
  | 'aquatic.tiers'
  | 'aquatic.acute'
  | 'aquatic.chronic-slow'
  | 'aquatic.chronic-rapid'
  | 'aquatic.surrogate'
  | 'aquatic.safety-net'
  | 'aquatic.degradability'
  | 'aquatic.m-factor'
  | 'persistence.pbt'
  | 'persistence.vpvb'
  | 'persistence.pmt'
  | 'persistence.vpvm'
  | 'ozone'
  | 'evidence';

/**
 * How a law numbers the bridging principles: `clp` and `osha` together, one number each; `un` in every chapter of a class;
 * `one` all in one section.
 */
export type BridgingPlace = { readonly prefix: string; readonly numbering: 'clp' | 'osha' | 'un' | 'one' };

/** Where a law states the criteria for substances, and the bridging principles. */
export type SubstanceLaw = {
  /** By criterion; a law that has no place for one is cited as a whole. */
  readonly places: Readonly<Record<string, string>>;
  readonly bridging: BridgingPlace;
};
