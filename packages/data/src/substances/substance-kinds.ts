// What a row of `data/substances` may say a substance is. The sheets take their types from here.

/** Families for choosing gloves, filters and incompatible materials. */
export const functionalClasses = [
  'ketone',
  'ester',
  'aromatic',
  'aliphatic',
  'halogenated',
  'alcohol',
  'glycolEther',
  'ether',
  'amine',
  'acid',
  'base',
  'aldehyde',
  'phenol',
  'isocyanate',
  'epoxide',
  'acrylate',
  'aprotic',
  'oxidiser',
  'hypochlorite',
  'chloroisocyanurate',
  'peroxide',
  'surfactant',
  'salt',
  'nitrile',
  'isothiazolinone',
  'water',
] as const;

/**
 * Groups that the sections mention beside the family. `acid-vapour`: an acid whose vapour a filter must retain.
 * `secondary-amine`: may form a nitrosamine with nitrite. `confined-explosive`: an oxidiser with its own fuel.
 * `fluoride-hydrolysed`: releases hydrogen fluoride with damp. `attacks-glass`: dissolves silica and releases silicon
 * tetrafluoride. `sulphite`: releases sulphur dioxide with acids. `peroxyhydrate`: a solid salt with hydrogen peroxide in
 * its crystals, or one that forms it.
 */
export const substanceGroups = [
  'peracid',
  'nitrite',
  'secondary-amine',
  'ammonia',
  'acid-vapour',
  'metal-powder',
  'azide',
  'confined-explosive',
  'fluoride-hydrolysed',
  'attacks-glass',
  'fluoride-salt',
  'cyanoacrylate',
  'methoxysilane',
  'ethoxysilane',
  'nitrate-ester',
  'drying-oil',
  'nitric-acid',
  'oxidising-acid',
  'acetylide',
  'phosphide',
  'dithionite',
  'sulphite',
  'peroxyhydrate',
  'formic-acid',
  'terpene',
  'sparing-alkali',
  'acid-anhydride',
  'alkali-forming',
  'mercury',
] as const;

/** Forms of a solid. `massive`: pieces that raise no dust, such as tablets or wire. */
export const solidForms = ['powder', 'granules', 'flakes', 'turnings', 'massive'] as const;

/** What a doctor must know about a substance: a text of section 4. */
export const treatments = [
  'fluorinated-gas',
  'methanol',
  'ethylene-glycol',
  'diethylene-glycol',
  'hydrogen-fluoride',
  'phenol',
  'aniline',
  'cyanide',
  'nitrite',
  'dichloromethane',
  'hypochlorite',
  'hydrazine',
  'nicotine',
  'organophosphate',
  'pyrethroid',
  'cyanoacrylate',
  'fluoride',
  'anticoagulant',
  'nitrate-ester',
  'oxalate',
  'mercury',
  'phosphide',
] as const;

/** Bonds for screening a molecule under the law: UN Manual of Tests and Criteria, Appendix 6, and CLP Annex I, 2.13.4.1. */
export const reactiveGroups = {
  /** Table A6.1: explosive properties. */
  explosive: [
    'acetylene',
    'allene',
    'carbon-metal',
    'nitrogen-metal',
    'contiguous-nitrogen',
    'contiguous-oxygen',
    'nitrogen-oxygen',
    'nitrogen-halogen',
    'oxygen-halogen',
  ],
  /** Table A6.2: self-reactive properties. */
  selfReactive: ['aminonitrile', 'haloaniline', 'sulphonyl', 'phosphite', 'strained-ring', 'olefin', 'cyanate'],
  /** Oxygen, fluorine or chlorine bound to an element other than carbon or hydrogen, or to none. */
  oxidising: ['oxidising-atom'],
} as const;

/** Materials of chemical protective gloves. */
export const gloveMaterials = ['nitrile', 'neoprene', 'butyl', 'fluoro', 'laminate'] as const;
