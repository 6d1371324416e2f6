/** A category of Directive 2012/18/EU, Annex I, Part 1, with its qualifying quantities in tonnes. */
export type SevesoCategory = {
  readonly category: string;
  /** Meets `code hCode` of a class of the product. */
  readonly pattern: RegExp;
  readonly lower: number;
  readonly upper: number;
  /** A stricter category of the same hazard leaves it out. */
  readonly unless?: RegExp;
};

/** By class; aerosols have their category by what they hold, EUH014 and EUH029 by the supplemental statement. */
export const sevesoByClass: readonly SevesoCategory[] = [
  { category: 'H1', pattern: /^Acute Tox\. 1 /, lower: 5, upper: 20 },
  { category: 'H2', pattern: /^Acute Tox\. (?:2 |3 H331)/, lower: 50, upper: 200 },
  { category: 'H3', pattern: /^STOT SE 1/, lower: 50, upper: 200 },
  { category: 'P1a', pattern: /^(?:Unst|Expl\. 1\.[12356])/, lower: 10, upper: 50 },
  { category: 'P1b', pattern: /^Expl\. 1\.4/, lower: 50, upper: 200 },
  { category: 'P4', pattern: /^Ox\. Gas/, lower: 50, upper: 200 },
  { category: 'P5a', pattern: /^Flam\. Liq\. 1/, lower: 10, upper: 50 },
  { category: 'P5c', pattern: /^Flam\. Liq\. [23]/, lower: 5000, upper: 50000 },
  { category: 'P6a', pattern: /^(?:Self-react|Org\. Perox)\. [AB]/, lower: 10, upper: 50 },
  { category: 'P6b', pattern: /^(?:Self-react|Org\. Perox)\. [C-F]/, lower: 50, upper: 200 },
  { category: 'P7', pattern: /^Pyr\. (?:Liq|Sol)/, lower: 50, upper: 200 },
  { category: 'P8', pattern: /^Ox\. (?:Liq|Sol)/, lower: 50, upper: 200 },
  { category: 'E1', pattern: /^Aquatic (?:Acute 1|Chronic 1)/, lower: 100, upper: 200 },
  { category: 'E2', pattern: /^Aquatic Chronic 2/, unless: /^Aquatic Acute 1/, lower: 200, upper: 500 },
  { category: 'O2', pattern: /^Water-react\. 1/, lower: 100, upper: 500 },
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

export const sevesoBySupplement: readonly SevesoCategory[] = [
  { category: 'O1', pattern: /014$/, lower: 100, upper: 500 },
  { category: 'O3', pattern: /029$/, lower: 50, upper: 200 },
];
