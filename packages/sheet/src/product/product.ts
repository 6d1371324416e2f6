import type { Hazard } from '@gosds/ghs/hazard';
import type { Classification, LabelElements, Reason } from '@gosds/ghs/classification';
import type { Market } from '@gosds/ghs/markets/market';
import type { Ingredient, Mixture, PhysicalState } from '@gosds/ghs/mixture';
import type { TransportByMode } from '@gosds/transport/classify-by-mode';
import type { Entered } from '../draft/entered.ts';
import type { RecipeRow } from '../draft/recipe-rows.ts';
import type { Listings } from '../lists/listings.ts';
import type { Profile } from '../profiles/profile.ts';
import type { FunctionalClass, Substance, SubstanceGroup } from '../substance.ts';

/** One ingredient with all known data. Its name is the one in `ingredient`, not translated. */
export type ProductIngredient = RecipeRow & {
  readonly ingredient: Ingredient;
  readonly isConfidential: boolean;
  /** With the exposure limits that are relevant in the country on the day. */
  readonly substance: Substance | undefined;
  /**
   * Its list entries; undefined if nobody has identified the ingredient, so that it was not checked against any list.
   */
  readonly listings: Listings | undefined;
  readonly family: FunctionalClass | undefined;
  readonly groups: readonly SubstanceGroup[];
  /** Its hazards in force. */
  readonly hazards: readonly Hazard[];
};

/** A hazard of the product, the names by which code may ask for it, and the deciding reasons. */
export type ProductHazard = {
  readonly hazard: Hazard;
  readonly parts: ReadonlySet<string>;
  readonly reasons: readonly Reason[];
};

/** The engines' results for a mixture. */
export type Classified = {
  /** The draft in the engine's terms. */
  readonly mixture: Mixture;
  readonly classification: Classification;
  readonly transport: TransportByMode;
  readonly label: LabelElements;
};

/**
 * The classified product. `assess` makes it once; sections, label, XML, JSON, review and preview read it. It depends on
 * country and day, not on a language.
 */
export type Product = Entered &
  Classified & {
    /** ISO date for limits and lists. */
    readonly asOf: string;
    readonly country: string;
    /** The country's form of the sheet. */
    readonly profile: Profile;
    /** The rules of the classification: the market's own, or those of a country that uses its layout. */
    readonly rules: Market;
    readonly documentType: 'Reach' | 'GHS';
    readonly state: PhysicalState;
    readonly ingredients: readonly ProductIngredient[];
    readonly productHazards: readonly ProductHazard[];
    /** Codes of supplemental statements of the product, and of its ingredients if they still apply to the product. */
    readonly supplementalCodes: readonly string[];
    /** Physical hazards that the product may have because their classes could not be judged. */
    readonly possibleHazards: readonly Hazard[];
  };
