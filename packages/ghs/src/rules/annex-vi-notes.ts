import { percent, type Ppb } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { PhysicalState } from '../mixture.ts';

/** What a note does to the classification of a mixture with the substance. */
type NoteEffect =
  /** The class falls away once the condition is shown, or in these states of the mixture without further evidence. */
  | {
      readonly kind: 'releases';
      readonly classes: readonly HazardClass[];
      readonly condition: string;
      readonly releasedIn?: readonly PhysicalState[];
    }
  /** Limits count this part of the substance: all limits, or only those that the entry itself states. */
  | { readonly kind: 'counted-as'; readonly part: string; readonly limits: 'all' | 'stated' }
  /** The substances under the note, or under its entry, are added up; without `atLeast` the limit of the category applies. */
  | {
      readonly kind: 'summed';
      readonly hazardClass: HazardClass;
      readonly over: 'note' | 'entry';
      readonly atLeast?: Ppb;
    }
  /** Limits count by volume in gases. */
  | { readonly kind: 'by-volume' }
  /** What the name on the label must say. */
  | { readonly kind: 'label-name' }
  /** The entry leaves something to the supplier, who enters it as his own classification or as test data. */
  | { readonly kind: 'supplier-decides' }
  /** No effect on the class of a mixture. */
  | { readonly kind: 'information' }
  | { readonly kind: 'withdrawn' };

type AnnexViNoteRule = {
  /** What the note asks, in our words. */
  readonly says: string;
  readonly effect: NoteEffect;
  readonly paragraph: string;
};

const carcinogen: readonly HazardClass[] = ['Carcinogenicity'];
const mutagen: readonly HazardClass[] = ['Germ cell mutagenicity'];
const carcinogenOrMutagen: readonly HazardClass[] = [...carcinogen, ...mutagen];
const physicalClasses: readonly HazardClass[] = [
  'Explosives',
  'Flammable solids',
  'Self-reactive substances and mixtures',
  'Pyrophoric liquids',
  'Pyrophoric solids',
  'Self-heating substances and mixtures',
  'Substances and mixtures which in contact with water emit flammable gases',
  'Oxidising solids',
  'Organic peroxides',
];

const ofSubstances = (letter: string) => `CLP Annex VI, 1.1.3.1, Note ${letter}`;
const ofMixtures = (number: string) => `CLP Annex VI, 1.1.3.2, Note ${number}`;

const released = (letter: string, classes: readonly HazardClass[], condition: string): AnnexViNoteRule => ({
  says: `Not classified in the class where shown: ${condition}.`,
  effect: { kind: 'releases', classes, condition },
  paragraph: ofSubstances(letter),
});

const saidOnLabel = (letter: string, says: string): AnnexViNoteRule => ({
  says,
  effect: { kind: 'label-name' },
  paragraph: ofSubstances(letter),
});

const leftToSupplier = (letter: string, says: string): AnnexViNoteRule => ({
  says,
  effect: { kind: 'supplier-decides' },
  paragraph: ofSubstances(letter),
});

const withdrawn = (paragraph: string): AnnexViNoteRule => ({
  says: 'Belonged to the tables of Directive 67/548/EEC and is no longer in force.',
  effect: { kind: 'withdrawn' },
  paragraph,
});

/** The notes of CLP Annex VI Part 1, 1.1.3, by letter and number; I and O were never given out. */
export const annexViNotes: Readonly<Record<string, AnnexViNoteRule>> = {
  A: saidOnLabel('A', 'A general entry: the label bears the correct name of the compound or salt.'),
  B: saidOnLabel('B', 'A solution: the label states its concentration, by weight unless said otherwise.'),
  C: saidOnLabel('C', 'The label states which isomer it is, or that it is a mixture of isomers.'),
  D: saidOnLabel('D', 'Listed in its stabilised form: without a stabiliser the label adds "non-stabilised".'),
  E: withdrawn(ofSubstances('E')),
  F: leftToSupplier('F', 'A stabiliser that changes the hazards calls for classification as a mixture.'),
  G: leftToSupplier('G', 'An explosive form is tested, and its class and label show it.'),
  H: withdrawn(ofSubstances('H')),
  J: released('J', carcinogenOrMutagen, 'less than 0.1 % benzene (EC 200-753-7)'),
  K: released('K', carcinogenOrMutagen, 'less than 0.1 % 1,3-butadiene (EC 203-450-8)'),
  L: released('L', carcinogen, 'less than 3 % dimethyl sulphoxide extract by IP 346'),
  M: released('M', carcinogen, 'less than 0.005 % benzo[a]pyrene (EC 200-028-5)'),
  N: released('N', carcinogen, 'full refining history known, and the substance it is produced from is no carcinogen'),
  P: released('P', carcinogenOrMutagen, 'less than 0.1 % benzene (EC 200-753-7)'),
  Q: released('Q', carcinogen, 'one of the biopersistence, intraperitoneal or long-term inhalation tests of the note'),
  R: released('R', carcinogen, 'length-weighted geometric mean diameter less two standard errors above 6 um'),
  S: {
    says: 'The substance may need no label (Article 17, Annex I, 1.3).',
    effect: { kind: 'information' },
    paragraph: ofSubstances('S'),
  },
  T: released('T', physicalClasses, 'by test, the form placed on the market lacks the physical hazard'),
  U: leftToSupplier('U', 'A gas under pressure: its group depends on the state in which it is packaged.'),
  V: leftToSupplier(
    'V',
    'Fibres, or particles with altered surface, are judged anew for a higher category and other routes.',
  ),
  W: {
    says: 'The carcinogenic hazard arises where respirable dust overloads the clearance of the lung.',
    effect: { kind: 'information' },
    paragraph: ofSubstances('W'),
  },
  X: leftToSupplier('X', 'The entry judges the common part of its substances; what is not common may call for more.'),
  '1': {
    says: 'Concentrations count as the metallic element by weight of the mixture.',
    effect: { kind: 'counted-as', part: 'metallic element', limits: 'all' },
    paragraph: ofMixtures('1'),
  },
  '2': {
    says: 'The concentration stated for the isocyanate is that of the free monomer.',
    effect: { kind: 'counted-as', part: 'free monomer', limits: 'stated' },
    paragraph: ofMixtures('2'),
  },
  '3': {
    says: 'The concentration stated is that of chromate ions dissolved in water.',
    effect: { kind: 'counted-as', part: 'chromate ions dissolved in water', limits: 'stated' },
    paragraph: ofMixtures('3'),
  },
  '4': withdrawn(ofMixtures('4')),
  '5': {
    says: 'The limits of gaseous mixtures are percentages by volume.',
    effect: { kind: 'by-volume' },
    paragraph: ofMixtures('5'),
  },
  '6': withdrawn(ofMixtures('6')),
  '7': {
    says: 'An alloy with nickel sensitises the skin where it releases more than 0.5 ug Ni/cm2 a week (EN 1811).',
    effect: {
      kind: 'releases',
      classes: ['Skin sensitisation'],
      condition: 'an alloy that releases at most 0.5 ug Ni/cm2 a week by EN 1811',
    },
    paragraph: ofMixtures('7'),
  },
  '8': {
    says: 'No carcinogen where less than 0.1 % formaldehyde can be released in theory.',
    effect: { kind: 'releases', classes: carcinogen, condition: 'less than 0.1 % releasable formaldehyde at most' },
    paragraph: ofMixtures('8'),
  },
  '9': {
    says: 'No mutagen where less than 1 % formaldehyde can be released in theory.',
    effect: { kind: 'releases', classes: mutagen, condition: 'less than 1 % releasable formaldehyde at most' },
    paragraph: ofMixtures('9'),
  },
  '10': {
    says: 'A carcinogen by inhalation only in powders with 1 % or more titanium dioxide in particles of up to 10 um.',
    effect: {
      kind: 'releases',
      classes: carcinogen,
      condition: 'no powder with 1 % or more of it in particles of 10 um or less',
      releasedIn: ['liquid', 'gas', 'aerosol'],
    },
    paragraph: ofMixtures('10'),
  },
  '11': {
    says: 'Boron compounds toxic for reproduction are added up; the limit is 0.3 %.',
    effect: { kind: 'summed', hazardClass: 'Reproductive toxicity', over: 'note', atLeast: percent(0.3) },
    paragraph: ofMixtures('11'),
  },
  '12': {
    says: 'The substances of the entry are added up; the limit of the category applies, or the one the entry states.',
    effect: { kind: 'summed', hazardClass: 'Reproductive toxicity', over: 'entry' },
    paragraph: ofMixtures('12'),
  },
};
