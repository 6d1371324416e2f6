import type { HazardClass } from '@gosds/ghs/hazard';
import type { HazardPart } from '@gosds/ghs/hazard-question';
import type { SupplementalCode } from '@gosds/ghs/supplemental-code';

/** A category of Directive 2012/18/EU, Annex I, Part 1, with its qualifying quantities in tonnes. */
export type SevesoCategory = {
  readonly category: string;
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
  readonly lower: number;
  readonly upper: number;
};

/** A hazard category of the Tier II form, 40 CFR 370.66, in its words, and the classes that make it. */
export type TierCategory = {
  readonly category: string;
  readonly classes: readonly HazardClass[];
  /** A hazard beside the classes that makes it; `HNOC`: one that section 2 states and nothing classifies. */
  readonly statement?: Extract<SupplementalCode, 'COMBUSTIBLE-DUST' | 'SIMPLE-ASPHYXIANT'> | 'HNOC';
};
