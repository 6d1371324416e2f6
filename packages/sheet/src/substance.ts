import type { Hazard, HazardClass } from '@gosds/ghs/hazard';
import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { ChemicalFamily } from '@gosds/ghs/label-facts';
import type { AcuteToxicityValue, Ingredient, Measure, PhysicalState, SpecificLimit } from '@gosds/ghs/mixture';
import type { SheetPhrases } from '@gosds/phrases/language';
import type { Listings } from './lists/listings.ts';

/** Id of a source in the catalogue's table of sources (title, edition, date). */
export type SourceId = string;

/** What is told of a test value beside the value. */
type Evidence = {
  readonly source: SourceId;
  readonly method?: string;
  /** From how many values it was chosen, where there were several. */
  readonly values?: number;
  /** A model gave it, not a test. */
  readonly calculated?: true;
};

/** A value in the unit that the property's name or comment states. */
export type SourcedMeasure = Measure & Omit<Evidence, 'values'> & { readonly temperatureC?: number };

/** Concentrations that a limit sets for the day, the short term and any moment. */
export type LimitValues = {
  readonly twaMgM3?: number;
  readonly twaPpm?: number;
  readonly stelMgM3?: number;
  readonly stelPpm?: number;
  readonly ceilingMgM3?: number;
  readonly ceilingPpm?: number;
  /** Immediately dangerous to life or health. */
  readonly idlhMgM3?: number;
  readonly idlhPpm?: number;
  /** How far a peak may exceed the day: TRGS 900, 2.3. */
  readonly peak?: PeakLimit;
};

/** Factor and category of the limit of peaks (I: local effect or respiratory sensitisers; II: effect once taken up), and that of the moment. */
export type PeakLimit = { readonly factor: number; readonly category: 'I' | 'II'; readonly momentary?: number };

export type ExposureLimit = LimitValues & {
  /** ISO 3166-1 alpha-2, or `EU`. */
  readonly country: string;
  /** Name of the list, e.g. `EU 2000/39/EC`, `OSHA Table Z-1`. */
  readonly list: string;
  readonly notation?: string;
  /** True where an edition of the list that has followed is known. */
  readonly superseded?: true;
  /** What the law has already set for a later day, an ISO date. */
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
export type GloveMaterial = 'nitrile' | 'neoprene' | 'butyl' | 'fluoro' | 'laminate';

/** How long a glove material holds the substance back, as a source states it. */
export type GloveResistance = {
  readonly material: GloveMaterial;
  /**
   * Least breakthrough time; 0 if it came through within ten minutes or the source gives no minimum; absent if the source names
   * only the material.
   */
  readonly minutes?: number;
  /** Share of the solution tested, per cent; absent for the substance itself. */
  readonly upToPercent?: number;
  readonly source: SourceId;
};

/** A measured acute toxicity with the animal it was measured in. */
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

/** What a list says of a substance in all its classes. */
export type ClassificationEntry = {
  readonly hazards: readonly Hazard[];
  /** EUH codes. */
  readonly supplemental: readonly string[];
  readonly specificLimits: readonly SpecificLimit[];
  /** Shares from which a mixture has an EUH statement of the substance. */
  readonly supplementalLimits?: Ingredient['supplementalLimits'];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly ates: readonly AcuteToxicityValue[];
  /** Annex VI notes. */
  readonly notes: readonly string[];
  /** H codes printed with an asterisk: minimum classification. */
  readonly minimum: readonly string[];
};

/** CLP Annex VI, Table 3 as it is from a day on. */
export type AnnexViVersion = {
  /** The adaptation that set it, such as `ATP22`; `CLP00` is the first list. */
  readonly atp: string;
  /** ISO date from which it must be applied. */
  readonly from: string;
  /** `now`: that of the classification of the substance. Absent where the substance was taken off the list. */
  readonly entry?: ClassificationEntry | 'now';
};

/** Hazards to the aquatic environment that an authority names, and which do not count for sheets of the country. */
type AquaticSetAside = { readonly source: SourceId; readonly hazards: readonly Hazard[] };

/** Classes in which an authority had data and found no hazard, where the classification itself is silent. */
export type JudgedClasses = { readonly source: SourceId; readonly classes: readonly HazardClass[] };

export type SubstanceProperties = {
  /** At 20 °C; absent where no source tells it. */
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

/** Families that gloves, filters and incompatibilities are chosen by. */
export type FunctionalClass = keyof SheetPhrases['exposure']['families'];

/** Bonds by which a law screens a molecule: UN Manual of Tests and Criteria, Appendix 6, Tables A6.1 and A6.2; CLP 2.13.4.1. */
export type ReactiveGroup =
  | 'acetylene'
  | 'allene'
  | 'carbon-metal'
  | 'nitrogen-metal'
  | 'contiguous-nitrogen'
  | 'contiguous-oxygen'
  | 'nitrogen-oxygen'
  | 'nitrogen-halogen'
  | 'oxygen-halogen'
  | 'aminonitrile'
  | 'haloaniline'
  | 'sulphonyl'
  | 'phosphite'
  | 'strained-ring'
  | 'olefin'
  | 'cyanate'
  | 'oxidising-atom';

/**
 * `acid-vapour`: an acid whose vapour a filter has to hold; `secondary-amine`: with nitrite it may form a nitrosamine;
 * `confined-explosive`: an oxidiser with its own fuel; `fluoride-hydrolysed`: damp sets hydrogen fluoride free;
 * `attacks-glass`: it dissolves silica and sets silicon tetrafluoride free.
 */
/** How a solid is made up. `massive`: in pieces, such as tablets or a wire, that raise no dust. */
export type SolidForm = 'powder' | 'granules' | 'flakes' | 'turnings' | 'massive';

export type SubstanceGroup =
  | 'peracid'
  | 'nitrite'
  | 'secondary-amine'
  | 'ammonia'
  | 'acid-vapour'
  | 'metal-powder'
  | 'azide'
  | 'confined-explosive'
  | 'fluoride-hydrolysed'
  | 'attacks-glass'
  | 'cyanoacrylate'
  | 'methoxysilane'
  | 'ethoxysilane'
  | 'nitrate-ester'
  | 'drying-oil'
  | 'nitric-acid'
  | 'oxidising-acid'
  | 'acetylide'
  | 'phosphide';

/** What a doctor has to know of the substance: a text of section 4. */
export type Treatment =
  | 'methanol'
  | 'ethylene-glycol'
  | 'diethylene-glycol'
  | 'hydrogen-fluoride'
  | 'phenol'
  | 'aniline'
  | 'cyanide'
  | 'nitrite'
  | 'dichloromethane'
  | 'hypochlorite'
  | 'hydrazine'
  | 'nicotine'
  | 'organophosphate'
  | 'cyanoacrylate'
  | 'fluoride'
  | 'anticoagulant';

/** What the sheet needs to know of one catalogue substance; facts with their source, nothing guessed. */
export type Substance = {
  readonly materialId: number;
  readonly cwNo: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** By language tag: names that the files of a language do not have. */
  readonly names?: Readonly<Record<string, string>>;
  readonly cas?: string;
  readonly ec?: string;
  readonly index?: string;
  readonly formula?: string;
  /** g/mol. */
  readonly molarMass?: number;
  /** What gloves, filters and incompatible materials are chosen by; absent for a substance of none of them. */
  readonly family?: FunctionalClass;
  /** What sections speak of beside the family; absent for a substance of none. */
  readonly groups?: readonly SubstanceGroup[];
  /** Forms of a solid that the record stands for, with the entry of dangerous goods where that goes by form; absent for every form. */
  readonly forms?: readonly { readonly form: SolidForm; readonly unNumber?: string }[];
  /** What of its structure makes it unstable or oxidising; absent where its structure is not known. */
  readonly reactiveGroups?: readonly ReactiveGroup[];
  readonly treatment?: Treatment;
  readonly classification: ClassificationEntry & {
    /** `harmonised` = CLP Annex VI Table 3; `notified` = suppliers or another authority; `none` = assessed, not classified. */
    readonly basis: 'harmonised' | 'notified' | 'none';
    readonly source: SourceId;
    /** A supplier or an authority judged the substance in every class, not only in those of a list. */
    readonly coversAllClasses?: boolean;
    readonly judged?: JudgedClasses;
    readonly nonAdditive?: boolean;
    /** Families of CLP Annex II, Part 2. */
    readonly families?: readonly ChemicalFamily[];
    readonly additional?: AdditionalHazards;
    /** Where its classes of hazards to the aquatic environment come from, if they count in some markets alone. */
    readonly aquaticFrom?: { readonly source: SourceId; readonly countsIn: readonly LabelRegimeId[] };
    readonly aquaticSetAside?: AquaticSetAside;
    /** Statements that some markets alone take. */
    readonly byMarket?: readonly { readonly statement: string; readonly countsIn: readonly LabelRegimeId[] }[];
  };
  /** Its entry of CLP Annex VI over time, the oldest first. */
  readonly annexVi?: readonly AnnexViVersion[];
  readonly properties: SubstanceProperties;
  readonly toxicity: readonly SourcedToxicity[];
  readonly ecotoxicity: readonly EcotoxicityValue[];
  readonly readilyBiodegradable?: { readonly value: boolean; readonly source: SourceId };
  /** Bioconcentration factor, l/kg. */
  readonly bcf?: SourcedMeasure;
  /** Adsorption coefficient by organic carbon of soil, l/kg. */
  readonly koc?: SourcedMeasure;
  /** Absent where the substance has no number to be looked up by. */
  readonly listings?: Listings;
  readonly exposureLimits: readonly ExposureLimit[];
  readonly gloves?: readonly GloveResistance[];
  /** Four digits. */
  readonly unNumber?: { readonly value: string; readonly source: SourceId };
};

export type Source = { readonly id: SourceId; readonly title: string; readonly date: string };
