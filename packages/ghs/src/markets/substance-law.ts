/** What is decided about a substance from its data; each has its own place in the law. */
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

/** Where a law states the criteria for substances, and the principles by which a tested mixture speaks for another. */
export type SubstanceLaw = {
  readonly places: Readonly<Record<SubstanceCriterion, string>>;
  readonly bridging: BridgingPlace;
};

/** Regulation (EC) No 1272/2008 Annex I, as a territory applies it. */
export const clpSubstanceLaw = (annex: string): SubstanceLaw => ({
  bridging: { prefix: `${annex}, 1.1.3`, numbering: 'clp' },
  places: {
    'acute.preferred-species': `${annex}, 3.1.2.2.1`,
    'acute.exposure-time': `${annex}, Table 3.1.1, note (c)`,
    'acute.near-gas': `${annex}, Table 3.1.1, note (d)`,
    'acute.vapour': `${annex}, 3.1.2.3`,
    'skin.corrosion': `${annex}, Table 3.2.1`,
    'skin.irritation': `${annex}, Table 3.2.2`,
    'skin.tiers': `${annex}, 3.2.1.2`,
    'skin.ph': `${annex}, 3.2.2.2 and 3.2.3.1.2`,
    'eye.damage': `${annex}, Table 3.3.1`,
    'eye.irritation': `${annex}, Table 3.3.2`,
    'eye.tiers': `${annex}, 3.3.1.2 and 3.3.2.2`,
    'eye.ph': `${annex}, 3.3.2.2 and 3.3.3.1.2`,
    'sensitisation.human': `${annex}, Table 3.4.2 and 3.4.2.2.2`,
    'sensitisation.1a': `${annex}, Table 3.4.3`,
    'sensitisation.1b': `${annex}, Table 3.4.4`,
    'stot-se': `${annex}, Table 3.8.2`,
    'stot-re.1': `${annex}, Table 3.9.2`,
    'stot-re.2': `${annex}, Table 3.9.3`,
    'stot-re.duration': `${annex}, 3.9.2.9.5`,
    aspiration: `${annex}, Table 3.10.1`,
    'aquatic.tiers': `${annex}, Figure 4.1.1`,
    'aquatic.acute': `${annex}, Table 4.1.0(a)`,
    'aquatic.chronic-slow': `${annex}, Table 4.1.0(b)(i)`,
    'aquatic.chronic-rapid': `${annex}, Table 4.1.0(b)(ii)`,
    'aquatic.surrogate': `${annex}, Table 4.1.0(b)(iii)`,
    'aquatic.safety-net': `${annex}, Table 4.1.0, Chronic 4`,
    'aquatic.degradability': `${annex}, 4.1.2.9.5`,
    'aquatic.m-factor': `${annex}, Table 4.1.3`,
    'persistence.pbt': `${annex}, 4.3.2.1`,
    'persistence.vpvb': `${annex}, 4.3.2.2`,
    'persistence.pmt': `${annex}, 4.4.2.1`,
    'persistence.vpvm': `${annex}, 4.4.2.2`,
    ozone: `${annex}, 5.1.2`,
    evidence: `${annex}, 1.1.1`,
  },
});

/** Also of every market whose law takes the UN's text over. */
export const unSubstanceLaw: SubstanceLaw = {
  bridging: { prefix: 'UN GHS', numbering: 'un' },
  places: {
    'acute.preferred-species': 'UN GHS, 3.1.2.3',
    'acute.exposure-time': 'UN GHS, Table 3.1.1, notes',
    'acute.near-gas': 'UN GHS, Table 3.1.1, notes',
    'acute.vapour': 'UN GHS, 3.1.2.6',
    'skin.corrosion': 'UN GHS, Table 3.2.1',
    'skin.irritation': 'UN GHS, Table 3.2.2',
    'skin.tiers': 'UN GHS, 3.2.2',
    'skin.ph': 'UN GHS, 3.2.2 and 3.2.3.1.2',
    'eye.damage': 'UN GHS, Table 3.3.1',
    'eye.irritation': 'UN GHS, Table 3.3.2',
    'eye.tiers': 'UN GHS, 3.3.2',
    'eye.ph': 'UN GHS, 3.3.2 and 3.3.3.1.2',
    'sensitisation.human': 'UN GHS, Table 3.4.2 and 3.4.2.2.2',
    'sensitisation.1a': 'UN GHS, Table 3.4.3',
    'sensitisation.1b': 'UN GHS, Table 3.4.4',
    'stot-se': 'UN GHS, Table 3.8.1',
    'stot-re.1': 'UN GHS, Table 3.9.1',
    'stot-re.2': 'UN GHS, Table 3.9.2',
    'stot-re.duration': 'UN GHS, 3.9.2.9.5',
    aspiration: 'UN GHS, Table 3.10.1',
    'aquatic.tiers': 'UN GHS, Figure 4.1.1',
    'aquatic.acute': 'UN GHS, Table 4.1.1(a)',
    'aquatic.chronic-slow': 'UN GHS, Table 4.1.1(b)(i)',
    'aquatic.chronic-rapid': 'UN GHS, Table 4.1.1(b)(ii)',
    'aquatic.surrogate': 'UN GHS, Table 4.1.1(b)(iii)',
    'aquatic.safety-net': 'UN GHS, Table 4.1.1(c)',
    'aquatic.degradability': 'UN GHS, 4.1.2.11.3',
    'aquatic.m-factor': 'UN GHS, Table 4.1.5',
    'persistence.pbt': 'UN GHS, chapter 4',
    'persistence.vpvb': 'UN GHS, chapter 4',
    'persistence.pmt': 'UN GHS, chapter 4',
    'persistence.vpvm': 'UN GHS, chapter 4',
    ozone: 'UN GHS, Table 4.2.1',
    evidence: 'UN GHS, 1.3.2',
  },
};

const appendix = '29 CFR 1910.1200 App. A';

export const oshaSubstanceLaw: SubstanceLaw = {
  bridging: { prefix: `${appendix}, A.0.5.1`, numbering: 'osha' },
  places: {
    ...unSubstanceLaw.places,
    'acute.preferred-species': `${appendix}, A.1.2`,
    'acute.exposure-time': `${appendix}, Table A.1.1, notes`,
    'acute.near-gas': `${appendix}, Table A.1.1, notes`,
    'acute.vapour': `${appendix}, A.1.2`,
    'skin.corrosion': `${appendix}, Table A.2.1`,
    'skin.irritation': `${appendix}, Table A.2.2`,
    'skin.tiers': `${appendix}, A.2`,
    'skin.ph': `${appendix}, A.2`,
    'eye.damage': `${appendix}, Table A.3.1`,
    'eye.irritation': `${appendix}, Table A.3.2`,
    'eye.tiers': `${appendix}, A.3`,
    'eye.ph': `${appendix}, A.3`,
    'sensitisation.human': `${appendix}, Table A.4.2`,
    'sensitisation.1a': `${appendix}, Table A.4.3`,
    'sensitisation.1b': `${appendix}, Table A.4.4`,
    'stot-se': `${appendix}, Table A.8.1`,
    'stot-re.1': `${appendix}, Table A.9.1`,
    'stot-re.2': `${appendix}, Table A.9.2`,
    'stot-re.duration': `${appendix}, A.9.2.9`,
    aspiration: `${appendix}, Table A.10.1`,
    evidence: `${appendix}, A.0.3`,
  },
};

const part8 = 'HPR (SOR/2015-17), Part 8';

export const hprSubstanceLaw: SubstanceLaw = {
  bridging: { prefix: 'HPR (SOR/2015-17), 2.3', numbering: 'one' },
  places: {
    ...unSubstanceLaw.places,
    'acute.preferred-species': `${part8}, Subpart 1`,
    'acute.exposure-time': `${part8}, Subpart 1`,
    'acute.near-gas': `${part8}, Subpart 1`,
    'acute.vapour': `${part8}, Subpart 1`,
    'skin.corrosion': `${part8}, Subpart 2`,
    'skin.irritation': `${part8}, Subpart 2`,
    'skin.tiers': `${part8}, Subpart 2`,
    'skin.ph': `${part8}, Subpart 2`,
    'eye.damage': `${part8}, Subpart 3`,
    'eye.irritation': `${part8}, Subpart 3`,
    'eye.tiers': `${part8}, Subpart 3`,
    'eye.ph': `${part8}, Subpart 3`,
    'sensitisation.human': `${part8}, Subpart 4`,
    'sensitisation.1a': `${part8}, Subpart 4`,
    'sensitisation.1b': `${part8}, Subpart 4`,
    'stot-se': `${part8}, Subpart 8`,
    'stot-re.1': `${part8}, Subpart 9`,
    'stot-re.2': `${part8}, Subpart 9`,
    'stot-re.duration': `${part8}, Subpart 9`,
    aspiration: `${part8}, Subpart 10`,
    evidence: 'HPR (SOR/2015-17), 2.1',
  },
};
