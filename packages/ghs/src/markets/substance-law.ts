/** A decision about a substance from its data. Each has its own paragraph in the law: `substance.*` of `places.csv`. */
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
 * How a law numbers the bridging principles. `clp` and `osha`: all in one place, each with a number. `un`: in the
 * chapter of each class. `one`: all in one section.
 */
export type BridgingPlace = { readonly prefix: string; readonly numbering: 'clp' | 'osha' | 'un' | 'one' };

/**
 * How a law is cited on physical hazards: the prefix, then the number of the class in part 2 of the UN GHS. `tables` have
 * the UN's numbers, `sections` and tables those of CLP; of other laws only the `chapters` are known.
 */
export type PhysicalParagraph = { readonly prefix: string; readonly citedBy: 'chapters' | 'tables' | 'sections' };

/** The paragraphs of the criteria for substances and of the bridging principles. */
export type SubstanceLaw = {
  /** Paragraph by criterion. If the law has none for a criterion, the law is cited as a whole. */
  readonly places: Readonly<Record<string, string>>;
  readonly bridging: BridgingPlace;
};
