import { type Message, say } from '../message.ts';
import { percent, type Ppb } from '../concentration.ts';
import type { HazardClass } from '../hazard.ts';
import type { PhysicalState } from '../mixture.ts';

/** The effect of a note on the classification of a mixture that contains the substance. */
type NoteEffect =
  /**
   * The class no longer applies if the condition is shown, or if the mixture is in one of these states; `releasedIfBound`:
   * or if the form of a solid holds its powders.
   */
  | {
      readonly kind: 'releases';
      readonly classes: readonly HazardClass[];
      readonly condition: Message;
      readonly releasedIn?: readonly PhysicalState[];
      readonly releasedIfBound?: true;
    }
  /** Limits apply to this part of the substance: all limits, or only those that the entry states. */
  | { readonly kind: 'counted-as'; readonly part: Message; readonly limits: 'all' | 'stated' }
  /** The substances under the note, or under its entry, are added up. Default of `atLeast`: the category's limit. */
  | {
      readonly kind: 'summed';
      readonly hazardClass: HazardClass;
      readonly over: 'note' | 'entry';
      readonly atLeast?: Ppb;
    }
  /** Limits for gases are by volume. */
  | { readonly kind: 'by-volume' }
  /** The note prescribes the name on the label. */
  | { readonly kind: 'label-name' }
  /** The entry leaves a decision to the supplier, who enters it as own classification or as test data. */
  | { readonly kind: 'supplier-decides' }
  /** No effect on the class of a mixture. */
  | { readonly kind: 'information' }
  | { readonly kind: 'withdrawn' };

type AnnexViNoteRule = {
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

const released = (letter: string, classes: readonly HazardClass[], condition: Message): AnnexViNoteRule => ({
  effect: { kind: 'releases', classes, condition },
  paragraph: ofSubstances(letter),
});

const saidOnLabel = (letter: string): AnnexViNoteRule => ({
  effect: { kind: 'label-name' },
  paragraph: ofSubstances(letter),
});

const leftToSupplier = (letter: string): AnnexViNoteRule => ({
  effect: { kind: 'supplier-decides' },
  paragraph: ofSubstances(letter),
});

const withdrawn = (paragraph: string): AnnexViNoteRule => ({
  effect: { kind: 'withdrawn' },
  paragraph,
});

/** Key of a rule that is no note of Annex VI: only the respirable dust of crystalline silica is harmful. */
export const respirableDust = 'RCS';

/**
 * The notes of CLP Annex VI Part 1, 1.1.3, by letter and number; I and O do not exist. `respirableDust` is added, as
 * manufacturers agree on it: STOT RE 1 from 10 % of respirable quartz, STOT RE 2 from 1 % (Sibelco, quartz flour,
 * 2012).
 */
export const annexViNotes: Readonly<Record<string, AnnexViNoteRule>> = {
  A: saidOnLabel('A'),
  B: saidOnLabel('B'),
  C: saidOnLabel('C'),
  D: saidOnLabel('D'),
  E: withdrawn(ofSubstances('E')),
  F: leftToSupplier('F'),
  G: leftToSupplier('G'),
  H: withdrawn(ofSubstances('H')),
  J: released('J', carcinogenOrMutagen, say('annexViNotes-lessBenzeneEc')),
  K: released('K', carcinogenOrMutagen, say('annexViNotes-lessButadieneEc')),
  L: released('L', carcinogen, say('annexViNotes-lessDimethylSulphoxideExtractIp')),
  M: released('M', carcinogen, say('annexViNotes-lessBenzoPyreneEc')),
  N: released('N', carcinogen, say('annexViNotes-fullRefiningHistoryKnownSubstance')),
  P: released('P', carcinogenOrMutagen, say('annexViNotes-lessBenzeneEc')),
  Q: released('Q', carcinogen, say('annexViNotes-oneBiopersistenceIntraperitonealLongTerm')),
  R: released('R', carcinogen, say('annexViNotes-lengthWeightedGeometricMeanDiameter')),
  S: {
    effect: { kind: 'information' },
    paragraph: ofSubstances('S'),
  },
  T: released('T', physicalClasses, say('annexViNotes-testFormPlacedMarketLacks')),
  U: leftToSupplier('U'),
  V: leftToSupplier('V'),
  W: {
    effect: { kind: 'information' },
    paragraph: ofSubstances('W'),
  },
  X: leftToSupplier('X'),
  '1': {
    effect: { kind: 'counted-as', part: say('annexViNotes-metallicElement'), limits: 'all' },
    paragraph: ofMixtures('1'),
  },
  '2': {
    effect: { kind: 'counted-as', part: say('annexViNotes-freeMonomer'), limits: 'stated' },
    paragraph: ofMixtures('2'),
  },
  '3': {
    effect: { kind: 'counted-as', part: say('annexViNotes-chromateIonsDissolvedWater'), limits: 'stated' },
    paragraph: ofMixtures('3'),
  },
  '4': withdrawn(ofMixtures('4')),
  '5': {
    effect: { kind: 'by-volume' },
    paragraph: ofMixtures('5'),
  },
  '6': withdrawn(ofMixtures('6')),
  '7': {
    effect: {
      kind: 'releases',
      classes: ['Skin sensitisation'],
      condition: say('annexViNotes-alloyReleasesMostUgNi'),
    },
    paragraph: ofMixtures('7'),
  },
  '8': {
    effect: { kind: 'releases', classes: carcinogen, condition: say('annexViNotes-lessReleasableFormaldehydeMost') },
    paragraph: ofMixtures('8'),
  },
  '9': {
    effect: { kind: 'releases', classes: mutagen, condition: say('annexViNotes-lessReleasableFormaldehydeMost2') },
    paragraph: ofMixtures('9'),
  },
  '10': {
    effect: {
      kind: 'releases',
      classes: carcinogen,
      condition: say('annexViNotes-noPowderMoreParticlesUm'),
      releasedIn: ['liquid', 'gas', 'aerosol'],
    },
    paragraph: ofMixtures('10'),
  },
  [respirableDust]: {
    effect: {
      kind: 'releases',
      classes: ['Carcinogenicity', 'Specific target organ toxicity, repeated exposure'],
      condition: say('annexViNotes-lessRespirableDust'),
      releasedIn: ['liquid'],
      releasedIfBound: true,
    },
    paragraph: 'CLP Article 9(5)',
  },
  '11': {
    effect: { kind: 'summed', hazardClass: 'Reproductive toxicity', over: 'note', atLeast: percent(0.3) },
    paragraph: ofMixtures('11'),
  },
  '12': {
    effect: { kind: 'summed', hazardClass: 'Reproductive toxicity', over: 'entry' },
    paragraph: ofMixtures('12'),
  },
};
