import type { HazardClass } from '@gosds/ghs/hazard';
import type { HazardPart } from '@gosds/ghs/hazard-question';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { SupplementalCode } from '@gosds/ghs/supplemental-code';

/** Hazards of a product and of its ingredients that a law speaks of together. */
export type HazardQuestion = {
  /** One of them makes the category; none where a statement does. */
  readonly hazards: readonly HazardPart[];
  /** One of them has to stand beside it. */
  readonly also?: readonly HazardPart[];
  /** None of them may: a stricter category of the same hazard, or another form. */
  readonly unless?: readonly HazardPart[];
  /** Hazards of the ingredients: one holds one of them, or none does. */
  readonly withIngredient?: readonly HazardPart[];
  readonly withoutIngredient?: readonly HazardPart[];
  readonly statement?: '014' | '029';
};

/** A category of Directive 2012/18/EU, Annex I, Part 1, with its qualifying quantities in tonnes. */
export type SevesoCategory = HazardQuestion & {
  readonly category: string;
  readonly lower: number;
  readonly upper: number;
};

/** A heading of a nomenclature that goes by class; absent where the classification does not decide. */
export type HazardHeading = HazardQuestion & { readonly heading?: string };

/** A hazard category of the Tier II form, 40 CFR 370.66, in its words, and the classes that make it. */
export type TierCategory = {
  readonly category: string;
  readonly classes: readonly HazardClass[];
  /** A hazard beside the classes that makes it; `HNOC`: one that section 2 states and nothing classifies. */
  readonly statement?: Extract<SupplementalCode, 'COMBUSTIBLE-DUST' | 'SIMPLE-ASPHYXIANT'> | 'HNOC';
};

/** A question of TRGS 510, Annex 2, in the order of the annex: the first that the product meets gives its storage class. */
export type StorageRow = {
  /** Absent where the classification does not decide. */
  readonly storageClass?: string;
  /** The class of what does not burn, where `storageClass` is that of what burns. */
  readonly ifNotCombustible?: string;
  /** All states where absent. */
  readonly states?: readonly PhysicalState[];
  /** One of them makes the row; absent where state or ingredient do. */
  readonly hazards?: readonly HazardPart[];
  /** CAS number. */
  readonly ingredient?: string;
  /** Hazards beside which the order of the classes is not known. */
  readonly undecidedWith?: readonly HazardPart[];
};

/** Points of a hazard statement of a substance: AwSV, Annex 1, 4.2. */
export type StatementPoints = {
  readonly statement: HazardPart;
  readonly points: number;
  /** Statements beside which it does not count. */
  readonly notBeside?: readonly HazardPart[];
};

export type WaterHazardClass = 1 | 2 | 3;

/** A share of substances of a water hazard class that makes one of the mixture: AwSV, Annex 1, 5.2. */
export type WaterHazardShare = {
  readonly waterHazard: WaterHazardClass;
  readonly of: WaterHazardClass;
  readonly isCarcinogenic?: true;
  readonly counts: 'each' | 'sum';
  readonly fromPercent: number;
};
