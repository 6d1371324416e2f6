import type { HazardClass } from '@gosds/ghs/hazard';
import type { HazardPart } from '@gosds/ghs/hazard-question';
import type { PhysicalState } from '@gosds/ghs/mixture';
import type { SupplementalCode } from '@gosds/ghs/supplemental-code';

/** A condition in a law on the hazards of a product and its ingredients. */
export type HazardQuestion = {
  /** At least one must be present. Empty if a statement decides. */
  readonly hazards: readonly HazardPart[];
  /** At least one must also be present. */
  readonly also?: readonly HazardPart[];
  /** None may be present: a stricter category of the same hazard, or another form. */
  readonly unless?: readonly HazardPart[];
  /**
   * Hazards of the ingredients: at least one ingredient has one of these (`withIngredient`), or none has
   * (`withoutIngredient`).
   */
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

/** A heading of a nomenclature by hazard class; `heading` is absent if the classification does not decide. */
export type HazardHeading = HazardQuestion & { readonly heading?: string };

/** A hazard category of the Tier II form in the wording of 40 CFR 370.66, with its hazard classes. */
export type TierCategory = {
  readonly category: string;
  readonly classes: readonly HazardClass[];
  /** A hazard without a class that leads to the category. `HNOC`: a hazard that section 2 states without a class. */
  readonly statement?: Extract<SupplementalCode, 'COMBUSTIBLE-DUST' | 'SIMPLE-ASPHYXIANT'> | 'HNOC';
};

/**
 * A row of TRGS 510, Annex 2, in the order of the annex. The first row that the product meets gives its storage class.
 */
export type StorageRow = {
  /** Absent if the classification does not decide. */
  readonly storageClass?: string;
  /** The class for non-combustible products; `storageClass` is then for combustible ones. */
  readonly ifNotCombustible?: string;
  /** Absent if all states count. */
  readonly states?: readonly PhysicalState[];
  /** At least one must be present; absent if state or ingredient decide. */
  readonly hazards?: readonly HazardPart[];
  /** CAS number. */
  readonly ingredient?: string;
  /** With one of these hazards, the order of the storage classes is not known. */
  readonly undecidedWith?: readonly HazardPart[];
};

/** Points of a substance's hazard statement: AwSV, Annex 1, 4.2. */
export type StatementPoints = {
  readonly statement: HazardPart;
  readonly points: number;
  /** The statement does not count if one of these is present. */
  readonly notBeside?: readonly HazardPart[];
};

export type WaterHazardClass = 1 | 2 | 3;

/** The concentration of substances of a water hazard class that gives the mixture its class: AwSV, Annex 1, 5.2. */
export type WaterHazardShare = {
  readonly waterHazard: WaterHazardClass;
  readonly of: WaterHazardClass;
  readonly isCarcinogenic?: true;
  readonly counts: 'each' | 'sum';
  readonly fromPercent: number;
};
