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

/** One ingredient with all that is known of it; its name is that of `ingredient`, in no language of a sheet. */
export type ProductIngredient = RecipeRow & {
  readonly ingredient: Ingredient;
  readonly isConfidential: boolean;
  /** With the exposure limits that are of use in the country, as they are on the day. */
  readonly substance: Substance | undefined;
  /** What it is listed in; undefined where it was held against no list, since nobody has identified it. */
  readonly listings: Listings | undefined;
  readonly family: FunctionalClass | undefined;
  readonly groups: readonly SubstanceGroup[];
  /** Its hazards in force. */
  readonly hazards: readonly Hazard[];
};

/** A hazard of the product, all that it may be asked for, and the reason that decided. */
export type ProductHazard = {
  readonly hazard: Hazard;
  readonly parts: ReadonlySet<string>;
  readonly reasons: readonly Reason[];
};

/** What the engines make of a mixture. */
export type Classified = {
  /** Of the draft, in the engine's words. */
  readonly mixture: Mixture;
  readonly classification: Classification;
  readonly transport: TransportByMode;
  readonly label: LabelElements;
};

/**
 * The classified product, made once by `assess` and then only read: by the sections, the label, XML, JSON, the review and the
 * preview. It knows the law of its country and a day, and no language.
 */
export type Product = Entered &
  Classified & {
    /** ISO date on which limits and lists are read. */
    readonly asOf: string;
    readonly country: string;
    /** The form of the sheet in the country. */
    readonly profile: Profile;
    /** The rules that classified: the market's own, or those of a country that follows its layout. */
    readonly rules: Market;
    readonly documentType: 'Reach' | 'GHS';
    readonly state: PhysicalState;
    readonly ingredients: readonly ProductIngredient[];
    readonly productHazards: readonly ProductHazard[];
    /** Codes of supplemental statements, of the product and of its ingredients as far as they hold of it. */
    readonly supplementalCodes: readonly string[];
    /** Physical hazards that the product may have, since their classes could not be judged. */
    readonly possibleHazards: readonly Hazard[];
  };
