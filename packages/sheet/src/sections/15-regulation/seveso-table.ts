import type { AnySupplement } from '@gosds/ghs/supplemental-code';
import type { AnyHazard } from '@gosds/ghs/hazard-question';
/** A category of Directive 2012/18/EU, Annex I, Part 1, with its qualifying quantities in tonnes. */
export type SevesoCategory = {
  readonly category: string;
  readonly hazard: AnyHazard;
  readonly lower: number;
  readonly upper: number;
  /** A stricter category of the same hazard leaves it out. */
  readonly unless?: AnyHazard;
};

/** By class; aerosols have their category by what they hold, EUH014 and EUH029 by the supplemental statement. */
export const sevesoByClass: readonly SevesoCategory[] = [
  { category: 'H1', hazard: 'Acute Tox. 1', lower: 5, upper: 20 },
  { category: 'H2', hazard: ['Acute Tox. 2', 'H331'], lower: 50, upper: 200 },
  { category: 'H3', hazard: 'STOT SE 1', lower: 50, upper: 200 },
  {
    category: 'P1a',
    hazard: ['Unst. Expl.', 'Expl. 1.1', 'Expl. 1.2', 'Expl. 1.3', 'Expl. 1.5', 'Expl. 1.6'],
    lower: 10,
    upper: 50,
  },
  { category: 'P1b', hazard: 'Expl. 1.4', lower: 50, upper: 200 },
  { category: 'P4', hazard: 'Ox. Gas', lower: 50, upper: 200 },
  { category: 'P5a', hazard: 'Flam. Liq. 1', lower: 10, upper: 50 },
  { category: 'P5c', hazard: ['Flam. Liq. 2', 'Flam. Liq. 3'], lower: 5000, upper: 50000 },
  {
    category: 'P6a',
    hazard: ['Self-react. A', 'Self-react. B', 'Org. Perox. A', 'Org. Perox. B'],
    lower: 10,
    upper: 50,
  },
  {
    category: 'P6b',
    hazard: [
      'Self-react. CD',
      'Self-react. C',
      'Self-react. D',
      'Self-react. EF',
      'Self-react. E',
      'Self-react. F',
      'Org. Perox. CD',
      'Org. Perox. C',
      'Org. Perox. D',
      'Org. Perox. EF',
      'Org. Perox. E',
      'Org. Perox. F',
    ],
    lower: 50,
    upper: 200,
  },
  { category: 'P7', hazard: ['Pyr. Liq.', 'Pyr. Sol.'], lower: 50, upper: 200 },
  { category: 'P8', hazard: ['Ox. Liq.', 'Ox. Sol.'], lower: 50, upper: 200 },
  { category: 'E1', hazard: ['Aquatic Acute 1', 'Aquatic Chronic 1'], lower: 100, upper: 200 },
  { category: 'E2', hazard: 'Aquatic Chronic 2', unless: 'Aquatic Acute 1', lower: 200, upper: 500 },
  { category: 'O2', hazard: 'Water-react. 1', lower: 100, upper: 500 },
];

/** Flammable gases; liquefied ones are entry 18 of Part 2, with quantities of its own. */
export const sevesoGases = {
  liquefied: { category: 'P2', lower: 50, upper: 200 },
  others: { category: 'P2', lower: 10, upper: 50 },
} as const;

/** Aerosols 1 and 2 with a flammable gas of category 1 or 2 or a flammable liquid of category 1, and the others. */
export const sevesoAerosols = {
  withFlammable: { category: 'P3a', lower: 150, upper: 500 },
  others: { category: 'P3b', lower: 5000, upper: 50000 },
} as const;

export const sevesoBySupplement: readonly (Omit<SevesoCategory, 'hazard' | 'unless'> & {
  readonly statement: AnySupplement;
})[] = [
  { category: 'O1', statement: '014', lower: 100, upper: 500 },
  { category: 'O3', statement: '029', lower: 50, upper: 200 },
];
