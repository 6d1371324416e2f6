import type { LimitValues } from '@gosds/data/compiled-limits';
import type {
  functionalClasses,
  gloveMaterials,
  reactiveGroups,
  solidForms,
  substanceGroups,
  treatments,
} from '@gosds/data/substance-kinds';
import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { ChemicalFamily } from '@gosds/ghs/label-facts';
import type {
  AcuteToxicityValue,
  Ingredient,
  Measure,
  PhysicalState,
  SpecificLimit,
  ToxicityRoute,
} from '@gosds/ghs/mixture';
import type { Listings } from './lists/listings.ts';

/** Id of a source in the catalogue's table of sources (title, edition, date). */
export type SourceId = string;

/** Details of a test value. */
type Evidence = {
  readonly source: SourceId;
  readonly method?: string;
  /** The number of values that it was chosen from, if there were several. */
  readonly values?: number;
  /** True if a model gave the value, not a test. */
  readonly calculated?: true;
};

/** A value in the unit stated by the property's name or comment. */
export type SourcedMeasure = Measure & Omit<Evidence, 'values'> & { readonly temperatureC?: number };

export type ExposureLimit = LimitValues & {
  /** ISO 3166-1 alpha-2, or `EU`. */
  readonly country: string;
  /** Name of the list, e.g. `EU 2000/39/EC`, `OSHA Table Z-1`. */
  readonly list: string;
  readonly notation?: string;
  /** True if a later edition of the list is known. */
  readonly superseded?: true;
  /** Values already set by law for a later day, an ISO date. */
  readonly later?: LimitValues & { readonly from: string };
  readonly source: SourceId;
};

export type EcotoxicityValue = Evidence & {
  readonly endpoint: 'LC50' | 'EC50' | 'ErC50' | 'NOEC' | 'EC10' | 'LOEC';
  readonly group: 'fish' | 'crustacea' | 'algae' | 'other';
  readonly species: string;
  /** mg/l. */
  readonly value: Measure;
  readonly hours: number;
};

/** Materials of chemical protective gloves. */
export type GloveMaterial = (typeof gloveMaterials)[number];

/** The resistance of a glove material to the substance, as a source states it. */
export type GloveResistance = {
  readonly material: GloveMaterial;
  /**
   * Minimum breakthrough time in minutes; 0 if it broke through within ten minutes or if the source gives no minimum;
   * absent if the source names only the material.
   */
  readonly minutes?: number;
  /** Concentration of the tested solution in per cent; absent for the pure substance. */
  readonly upToPercent?: number;
  readonly source: SourceId;
};

/** A measured acute toxicity with the species of the test. */
export type SourcedToxicity = AcuteToxicityValue & Evidence & { readonly species?: string };

/** Hazards that the harmonised entry does not cover and that suppliers must add themselves (CLP Article 4(3)). */
export type AdditionalHazards = {
  readonly hazards: readonly Hazard[];
  /** EUH codes. */
  readonly supplemental: readonly string[];
  /** Limits that suppliers state for these hazards (CLP Article 10). */
  readonly specificLimits?: readonly SpecificLimit[];
  readonly source: SourceId;
};

/** The classification of a substance in a list, in all its classes. */
export type ClassificationEntry = {
  readonly hazards: readonly Hazard[];
  /** EUH codes. */
  readonly supplemental: readonly string[];
  readonly specificLimits: readonly SpecificLimit[];
  /** Concentrations from which a mixture gets an EUH statement because of the substance. */
  readonly supplementalLimits?: Ingredient['supplementalLimits'];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly ates: readonly AcuteToxicityValue[];
  /** Annex VI notes. */
  readonly notes: readonly string[];
  /** H codes printed with an asterisk: minimum classification. */
  readonly minimum: readonly string[];
};

/** The entry of CLP Annex VI, Table 3 from a day on. */
export type AnnexViVersion = {
  /** The adaptation that introduced it, such as `ATP22`; `CLP00` is the first list. */
  readonly atp: string;
  /** ISO date from which it must be applied. */
  readonly from: string;
  /** `now`: the same as the substance's classification. Absent if the substance was removed from the list. */
  readonly entry?: ClassificationEntry | 'now';
};

/** Aquatic hazards by an authority that do not count for sheets of the country. */
type AquaticSetAside = { readonly source: SourceId; readonly hazards: readonly Hazard[] };

/** Classes in which an authority had data and found no hazard, and which the classification itself does not mention. */
export type JudgedClasses = {
  readonly source: SourceId;
  readonly classes: readonly HazardClass[];
  /** The markets in which the verdicts on the aquatic classes count; absent if all do. */
  readonly aquaticCountsIn?: readonly LabelRegimeId[];
};

/**
 * What a country's own classification says in place of a minimum class of Annex VI, the one with the statement
 * `minimum`; no hazard: not classified.
 */
export type NationalCategory = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly minimum: string;
  readonly hazard?: Hazard;
  /** The inhaled form that the country could not judge. */
  readonly unknown?: ToxicityRoute;
  readonly source: SourceId;
};

/** A hazard that an authority found, for the sheets of these countries (ISO 3166-1 alpha-2). */
export type HazardOfCountries = {
  readonly countries: readonly string[];
  readonly hazard: Hazard;
  readonly source: SourceId;
};

export type SubstanceProperties = {
  /** At 20 °C; absent if no source states it. */
  readonly state?: PhysicalState;
  readonly appearance?: string;
  readonly odour?: string;
  /** Degrees Celsius. */
  readonly meltingPoint?: SourcedMeasure;
  readonly boilingPoint?: SourcedMeasure;
  readonly flashPoint?: SourcedMeasure;
  readonly autoignition?: SourcedMeasure;
  readonly decomposition?: SourcedMeasure;
  /** % v/v. */
  readonly lowerExplosiveLimit?: SourcedMeasure;
  readonly upperExplosiveLimit?: SourcedMeasure;
  /** kPa at `temperatureC` (20 by default). */
  readonly vapourPressure?: SourcedMeasure;
  /** g/cm3 at `temperatureC` (20 by default). */
  readonly density?: SourcedMeasure;
  /** mm2/s, at 40 °C by default. */
  readonly kinematicViscosity?: SourcedMeasure;
  readonly logKow?: SourcedMeasure;
  /** mg/l, at 20 °C by default; Infinity for miscible. */
  readonly waterSolubility?: SourcedMeasure;
  readonly ph?: SourcedMeasure;
};

/** Families for choosing gloves, filters and incompatible materials. */
export type FunctionalClass = (typeof functionalClasses)[number];

/** Bonds for screening a molecule under the law. */
export type ReactiveGroup = (typeof reactiveGroups)[keyof typeof reactiveGroups][number];

export type SolidForm = (typeof solidForms)[number];

/** Groups that the sections mention beside the family. */
export type SubstanceGroup = (typeof substanceGroups)[number];

/** What a doctor must know about the substance: a text of section 4. */
export type Treatment = (typeof treatments)[number];

/** The data on one catalogue substance that a sheet needs: facts with their source, no guesses. */
export type Substance = {
  readonly materialId: number;
  readonly cwNo: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Names by language tag that the language files lack. */
  readonly names?: Readonly<Record<string, string>>;
  readonly cas?: string;
  readonly ec?: string;
  readonly index?: string;
  readonly formula?: string;
  /** g/mol. */
  readonly molarMass?: number;
  /** The family for choosing gloves, filters and incompatible materials; absent if the substance has none. */
  readonly family?: FunctionalClass;
  /** Further groups that the sections mention; absent if the substance has none. */
  readonly groups?: readonly SubstanceGroup[];
  /**
   * Solid forms that the record covers, with the UN number if it depends on the form; absent if the record covers every
   * form.
   */
  readonly forms?: readonly { readonly form: SolidForm; readonly unNumber?: string }[];
  /** Parts of the structure that make it unstable or oxidising; absent if the structure is not known. */
  readonly reactiveGroups?: readonly ReactiveGroup[];
  readonly treatment?: Treatment;
  readonly classification: ClassificationEntry & {
    /** `harmonised` = CLP Annex VI Table 3; `notified` = suppliers or another authority; `none` = assessed, not classified. */
    readonly basis: 'harmonised' | 'notified' | 'none';
    readonly source: SourceId;
    /** True if a supplier or an authority judged the substance in every class, not only in the listed ones. */
    readonly coversAllClasses?: boolean;
    readonly judged?: JudgedClasses;
    /** Source of the organs of STOT classes, if the classification itself names none. */
    readonly organsFrom?: SourceId;
    readonly nonAdditive?: boolean;
    /** Families of CLP Annex II, Part 2. */
    readonly families?: readonly ChemicalFamily[];
    readonly additional?: AdditionalHazards;
    /** Source of its aquatic classification, if that counts only in some markets. */
    readonly aquaticFrom?: { readonly source: SourceId; readonly countsIn: readonly LabelRegimeId[] };
    readonly aquaticSetAside?: AquaticSetAside;
    /** Statements that count only in some markets. */
    readonly byMarket?: readonly { readonly statement: string; readonly countsIn: readonly LabelRegimeId[] }[];
    readonly national?: readonly NationalCategory[];
    /** The inhaled forms that the country could not judge. */
    readonly unknownForms?: readonly ToxicityRoute[];
    readonly foundFor?: readonly HazardOfCountries[];
    /** The findings of authorities that count in the country, in place of a minimum class or beside the entry. */
    readonly nationalFrom?: readonly SourceId[];
  };
  /** Its entries in CLP Annex VI over time, oldest first. */
  readonly annexVi?: readonly AnnexViVersion[];
  readonly properties: SubstanceProperties;
  readonly toxicity: readonly SourcedToxicity[];
  readonly ecotoxicity: readonly EcotoxicityValue[];
  readonly readilyBiodegradable?: { readonly value: boolean; readonly source: SourceId };
  /** The test of ready biodegradability that is printed. */
  readonly biodegradation?: {
    readonly percent: number;
    readonly days: number;
    readonly method: string;
    readonly source: SourceId;
  };
  /** Bioconcentration factor, l/kg. */
  readonly bcf?: SourcedMeasure;
  /** Soil adsorption coefficient based on organic carbon, l/kg. */
  readonly koc?: SourcedMeasure;
  /** Absent if the substance has no number to look it up by. */
  readonly listings?: Listings;
  readonly exposureLimits: readonly ExposureLimit[];
  readonly gloves?: readonly GloveResistance[];
  /** Four digits. */
  readonly unNumber?: { readonly value: string; readonly source: SourceId };
};

export type Source = { readonly id: SourceId; readonly title: string; readonly date: string };
