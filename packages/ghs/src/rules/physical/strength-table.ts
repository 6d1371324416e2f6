import { joined, type Message, type MessageValue, say } from '../../message.ts';
import { percent, type Ppb } from '../../concentration.ts';
import { type Hazard, type HazardClass, hazard } from '../../hazard.ts';
import type { PhysicalState } from '../../mixture.ts';

/** The concentration from which a substance brings a category into a product of this state. */
type StrengthBand = { readonly outcome: Hazard; readonly lower: Ppb; readonly isLowerIncluded: boolean };

export type ListedStrength = {
  readonly cas: string;
  readonly hazardClass: HazardClass;
  readonly state: PhysicalState;
  /** Empty if the list puts the product of this state in another class only. */
  readonly bands: readonly StrengthBand[];
  readonly source: MessageValue;
};

const from = (notation: string, share: number): StrengthBand => ({
  outcome: hazard(notation),
  lower: percent(share),
  isLowerIncluded: true,
});
const above = (notation: string, share: number): StrengthBand => ({ ...from(notation, share), isLowerIncluded: false });

/** Available chlorine of pure calcium hypochlorite: two moles of chlorine (70.906 g) of 142.98 g. */
const chlorineOfCalciumHypochlorite = (2 * 70.906) / 142.98;
const ofChlorine = (percentOfChlorine: number) => percentOfChlorine / chlorineOfCalciumHypochlorite;

const list = (...entries: readonly Message[]): Message => say('strengthTable-list', { entries });

/** Cites a reference mixture of test O.2 and the list's entry for the substance. */
const referenceMixture = (share: number, un: string): MessageValue =>
  joined('semicolon', [
    say('strengthTable-reference', { manual: say('testedClass-manual'), percent: share }),
    list(say('strengthTable-entry', { un })),
  ]);

/**
 * Concentrations in the names of entries of the dangerous goods list, and reference mixtures of test O.2. They apply if
 * Annex VI has no limit in force (decision 0039).
 */
export const listedStrengths: readonly ListedStrength[] = [
  {
    cas: '7778-54-3',
    hazardClass: 'Oxidising solids',
    state: 'solid',
    bands: [above('Ox. Sol. 2 H272', ofChlorine(39)), above('Ox. Sol. 3 H272', ofChlorine(10))],
    source: list(
      say('strengthTable-chlorineAbove', { un: joined('and', ['1748', '2880']), percent: 39 }),
      say('strengthTable-above', { un: '2208', percent: 10 }),
    ),
  },
  ...['7778-54-3', '13840-33-0'].map((cas) => ({
    cas,
    hazardClass: 'Oxidising liquids' as const,
    state: 'liquid' as const,
    bands: [],
    source: list(say('strengthTable-class8Alone', { un: '1791', name: 'HYPOCHLORITE SOLUTION' })),
  })),
  {
    cas: '7758-19-2',
    hazardClass: 'Oxidising liquids',
    state: 'liquid',
    bands: [],
    source: list(say('strengthTable-class8Alone', { un: '1908', name: 'CHLORITE SOLUTION' })),
  },
  {
    cas: '7775-09-9',
    hazardClass: 'Oxidising liquids',
    state: 'liquid',
    bands: [from('Ox. Liq. 2 H272', 40), from('Ox. Liq. 3 H272', 8)],
    source: referenceMixture(40, '2428'),
  },
  {
    cas: '7722-84-1',
    hazardClass: 'Oxidising liquids',
    state: 'liquid',
    bands: [above('Ox. Liq. 1 H271', 60), from('Ox. Liq. 2 H272', 20), from('Ox. Liq. 3 H272', 8)],
    source: list(
      say('strengthTable-above', { un: '2015', percent: 60 }),
      say('strengthTable-from', { un: '2014', percent: 20 }),
      say('strengthTable-from', { un: '2984', percent: 8 }),
    ),
  },
  {
    cas: '7697-37-2',
    hazardClass: 'Oxidising liquids',
    state: 'liquid',
    bands: [from('Ox. Liq. 3 H272', 65)],
    source: referenceMixture(65, '2031'),
  },
  {
    cas: '7601-90-3',
    hazardClass: 'Oxidising liquids',
    state: 'liquid',
    bands: [above('Ox. Liq. 1 H271', 50), from('Ox. Liq. 2 H272', 1)],
    source: list(
      say('strengthTable-above', { un: '1873', percent: 50 }),
      say('strengthTable-upTo', { un: '1802', percent: 50 }),
    ),
  },
];

/** The concentration from which a product takes over the class of its ingredients, by severity of the category. */
export type UsualStrength = {
  readonly hazardClass: HazardClass;
  /** For Category 1 and the types of organic peroxides. */
  readonly ofCategory1: Ppb;
  readonly ofOthers: Ppb;
  /** `more than` instead of `at least` the concentration. */
  readonly isAbove?: true;
};

const half = percent(50);

const uniform = (hazardClass: HazardClass, share: Ppb): UsualStrength => ({
  hazardClass,
  ofCategory1: share,
  ofOthers: share,
});

/**
 * No law sets these. A tenth for Category 1, a half for milder categories: a product that is mostly the substance
 * counts as the substance until a test shows otherwise (decision 0039).
 */
export const usualStrengths: readonly UsualStrength[] = [
  // The list requires at least 25 % of water or alcohol in wetted explosives. Drier ones are explosives (UN 0340).
  { ...uniform('Explosives', percent(75)), isAbove: true },
  uniform('Flammable solids', half),
  uniform('Self-reactive substances and mixtures', half),
  uniform('Pyrophoric liquids', percent(10)),
  uniform('Pyrophoric solids', percent(10)),
  uniform('Self-heating substances and mixtures', half),
  {
    hazardClass: 'Substances and mixtures which in contact with water emit flammable gases',
    ofCategory1: percent(10),
    ofOthers: half,
  },
  { hazardClass: 'Oxidising liquids', ofCategory1: percent(10), ofOthers: half },
  { hazardClass: 'Oxidising solids', ofCategory1: percent(10), ofOthers: half },
  uniform('Organic peroxides', percent(10)),
  uniform('Desensitised explosives', half),
];

/**
 * Concentrations of Met. Corr. 1 ingredients in a liquid, by its pH, because acid and alkali corrode (decision 0039).
 */
export const metalCorrosion = {
  /** A measured pH at or beyond these limits means a strong acid or alkali. */
  acidUpTo: 2,
  alkaliFrom: 11.5,
  /** A measured pH between these limits means that acid and alkali are used up or too dilute. */
  mild: { from: 4, upTo: 10 },
  takenOverAtExtremePh: percent(1),
  takenOver: percent(5),
  /** Test C.1 applies to liquids and to solids that may become liquid (UN Manual, 37.4.1). */
  takenOverInSolid: half,
  tooLittleAtMildPh: percent(10),
  tooLittleInSolid: percent(10),
} as const;

/** Below the weakest hydrogen peroxide that the list treats as an oxidiser (UN 2984), if the rest is mostly water. */
export const diluteOxidiser = { below: percent(8), waterFrom: percent(50) } as const;
