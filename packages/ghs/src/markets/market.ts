import type { Ppb } from '../concentration.ts';
import type { CategoryCode, Hazard, HazardClass } from '../hazard.ts';
import type { SignalWord } from '../category-table.ts';
import type { ChemicalFamily, OtherHazard, ProductPurpose } from '../label-facts.ts';
import type { JurisdictionId, LabelRegimeId } from '../jurisdiction-id.ts';
import type { PhysicalState, ToxicityRoute } from '../mixture.ts';
import type { PhysicalParagraph, SubstanceLaw } from './substance-law.ts';

/**
 * One row of an additivity table: compares the weighted sum of the ingredients' concentrations with a limit. A row that
 * is met gives `outcome`. Rows are ordered from severe to mild, and the first one met decides.
 */
export type SumRow = {
  /** Stable id, e.g. `skin.corrosive-5`. */
  readonly id: string;
  readonly outcome: Pick<Hazard, 'code' | 'hCode'>;
  /** Weight by the ingredient's category code. A category without weight does not count. */
  readonly weights: Readonly<Partial<Record<CategoryCode, number>>>;
  readonly atLeast: Ppb;
  /** The M-factor that multiplies an ingredient of the most severe category. */
  readonly multiplier?: 'mAcute' | 'mChronic';
  /** The row is met only if no counted ingredient has one of these categories. */
  readonly unlessCounted?: readonly CategoryCode[];
  readonly paragraph: string;
};

/** The concentration from which an ingredient of these categories counts. */
export type Relevance = {
  readonly codes: readonly CategoryCode[];
  readonly atLeast: Ppb;
  readonly dividedBy?: 'mAcute' | 'mChronic';
  readonly paragraph: string;
};

export type AdditivityTable = {
  readonly hazardClass: HazardClass;
  /** Further classes whose ingredients count here. Each ingredient counts once. */
  readonly countsAlso?: readonly HazardClass[];
  readonly rows: readonly SumRow[];
  readonly relevance: readonly Relevance[];
};

/** A row that a single ingredient meets when it reaches the limit. Nothing is added up. */
export type IndividualRow = {
  readonly id: string;
  readonly outcome: CategoryCode;
  /** Categories of the ingredient that the row applies to. */
  readonly codes: readonly CategoryCode[];
  readonly atLeast: Ppb;
  /** Set if gases have their own limit. */
  readonly atLeastInGas?: Ppb;
  readonly paragraph: string;
};

/** A limit that leads to a statement instead of a category. */
export type StatementLimit = Omit<IndividualRow, 'outcome'>;

export type IndividualTable = { readonly hazardClass: HazardClass; readonly rows: readonly IndividualRow[] };

/** Limits for a single ingredient if additivity does not apply, e.g. for strong acids. */
export type NonAdditiveTable = { readonly rows: readonly IndividualRow[]; readonly paragraph: string };

export type ExtremePh = { readonly atMost: number; readonly atLeast: number; readonly paragraph: string };

export type FlammableLiquidRules = {
  /** From severe to mild; `boilingAtMostC` narrows a row to low-boiling liquids. */
  readonly rows: readonly {
    readonly id: string;
    readonly outcome: CategoryCode;
    readonly flashBelowC?: number;
    readonly flashAtMostC?: number;
    readonly boilingAtMostC?: number;
    readonly paragraph: string;
  }[];
  /** Gas oils, diesel and light heating oils up to this flash point may be Category 3. */
  readonly gasOil?: { readonly fromC: number; readonly toC: number; readonly paragraph: string };
  /** Liquids above this flash point that do not sustain combustion need not be Category 3. */
  readonly sustainedCombustion?: { readonly aboveC: number; readonly paragraph: string };
};

export type AcuteToxicityRules = {
  /** Upper ends of the adopted categories, Category 1 first. */
  readonly bands: Readonly<Record<ToxicityRoute, readonly number[]>>;
  readonly bandsParagraph: string;
  /** Point estimate of Category 1, 2, ... */
  readonly pointEstimates: Readonly<Record<ToxicityRoute, readonly number[]>>;
  readonly pointEstimatesParagraph: string;
  /** The highest ATE that counts in the sum, by route. An ingredient with a higher ATE is left out. */
  readonly countsUpTo: Readonly<Record<ToxicityRoute, number>>;
  /** The concentration from which an ingredient of Category 1, 2, ... counts. */
  readonly relevance: readonly Ppb[];
  readonly relevanceParagraph: string;
  readonly formulaParagraph: string;
  readonly unknown: {
    readonly relevantFrom: Ppb;
    readonly correctionAbove: Ppb;
    readonly paragraph: string;
    readonly statementParagraph: string;
  };
};

/** Annulled by the Court, or applied too late to be retained when Great Britain left. */
export const withdrawals = ['annulled', 'too-late'] as const;

export type Withdrawal = (typeof withdrawals)[number];

/**
 * A statement that applies when a product of this kind contains enough of a chemical family: `atLeast` or more, or more
 * than `above` (0 if absent).
 */
export type FamilyStatement = {
  readonly id: string;
  readonly code: string;
  readonly family: ChemicalFamily;
  readonly above?: Ppb;
  readonly atLeast?: Ppb;
  readonly purpose?: ProductPurpose;
  readonly states?: readonly PhysicalState[];
  readonly isForPublic?: boolean;
  readonly unlessClassified?: HazardClass;
  readonly paragraph: string;
  /** Why the paragraph is not law. */
  readonly withdrawn?: Withdrawal;
};

export type OtherHazardRule = {
  readonly kind: OtherHazard['kind'];
  readonly code: string;
  /** Absent if the label need not show the hazard. */
  readonly signalWord?: SignalWord;
  readonly paragraph: string;
};

export type SupplementalRules = {
  /** Statements of a single substance, e.g. EUH066, in the market's own codes. */
  readonly ofSubstance?: {
    readonly prefix: 'EUH' | 'AUH';
    readonly paragraph: string;
    /** Paragraphs by code without prefix, if the law has one for each. */
    readonly paragraphs?: Readonly<Record<string, string>>;
    /** The paragraph that exempts a product not classified as hazardous. */
    readonly onlyClassifiedParagraph?: string;
  };
  /** Statements on a chemical family in a kind of product. */
  readonly families?: readonly FamilyStatement[];
  /** EUH209 and EUH209A: flash point range, concentration of flammable substances, and the categories of each group. */
  readonly flammableInUse?: {
    readonly flashAboveC: number;
    readonly flashAtMostC: number;
    readonly above: Ppb;
    readonly highlyFlammable: readonly string[];
    readonly flammable: readonly string[];
    readonly paragraph: string;
  };
  readonly plantProtectionParagraph?: string;
  /** Hazards without a class in the system that the law still regulates. */
  readonly otherHazards?: readonly OtherHazardRule[];
  /** Limits of elicitation for EUH208: the product contains a sensitiser and is not classified for it. */
  readonly elicitation?: readonly StatementLimit[];
  readonly elicitationParagraph?: string;
  /** The elicitation limit is the specific concentration limit divided by this number. */
  readonly specificLimitDividedBy?: number;
  /** Safety data sheet available on request (EUH210). */
  readonly onRequest?: readonly StatementLimit[];
  /** EUH210 from any other ingredient posing a health or environmental hazard. */
  readonly onRequestAny?: { readonly atLeast: Ppb; readonly atLeastInGas: Ppb; readonly paragraph: string };
  /** Statement on ingredients with unknown aquatic hazards. */
  readonly unknownAquatic?: { readonly relevantFrom: Ppb; readonly paragraph: string };
};

/**
 * `all`: a specific limit replaces the generic one. `lower-only`: a specific limit set by another authority is evidence
 * of a hazard below the generic limit, but does not lift that limit.
 */
export type SpecificLimitRule = { readonly apply: 'all' | 'lower-only'; readonly paragraph: string };

/** Set for a market in which the harmonised classifications of CLP Annex VI are law. */
export type HarmonisedRules = {
  /** The entry decides its classes; the supplier's own classification decides the others. */
  readonly paragraph: string;
  /** Meaning of the marks `*` to `****`. */
  readonly marksParagraph: string;
  /** Last day on which changes of the Union's list became law here. Absent if they still do. */
  readonly until?: string;
  /** The source that a sheet cites for the entries, if it is not the Union's list. */
  readonly list?: string;
};

/**
 * `read`: checked in the law itself or an authority's text. `reported`: taken from a professional summary. `from
 * knowledge`: no source was checked.
 */
export type Evidence = 'read' | 'reported' | 'from knowledge';

/** How binding a market's rules are, and how well they are known. */
export type Standing = {
  /** `transition`: still allowed beside its successor. `draft`: proposed and not binding yet. */
  readonly status: 'in force' | 'transition' | 'draft';
  /** Revision of the UN GHS that the law takes over; for CLP, the revision it is aligned with. */
  readonly revision: number;
  /** Languages of label and sheet, as language tags. */
  readonly languages: readonly string[];
  /** How well the adopted classes and categories (`blocks`) and the concentration limits (`limits`) are known. */
  readonly evidence: { readonly blocks: Evidence; readonly limits: Evidence };
};

/** A class outside the UN system that no composition gives. The supplier knows if it applies. */
export type NationalHazard = { readonly name: string; readonly paragraph: string };

/** The rules of a jurisdiction on a day, from `data/jurisdictions/`. */
export type Market = {
  readonly id: JurisdictionId;
  /** The law whose rules on labels and statements the market follows. */
  readonly wording: LabelRegimeId;
  /** Stamped on every classification. */
  readonly ruleSet: string;
  /** The law by its short name, as reasons and sheets cite it. */
  readonly law: string;
  readonly standing: Standing;
  readonly nationalHazards?: readonly NationalHazard[];
  /** Category codes in force. An outcome outside them is reported as not adopted. */
  readonly adopted: readonly CategoryCode[];
  /** Category codes that this market writes differently, e.g. `Eye Irrit. 2A` as `Eye Irrit. 2`. */
  readonly renames: Readonly<Partial<Record<CategoryCode, Pick<Hazard, 'code' | 'hCode'>>>>;
  readonly specificLimits: SpecificLimitRule;
  /** Absent if an entry of Annex VI is only evidence. */
  readonly harmonised?: HarmonisedRules;
  readonly physicalParagraph: PhysicalParagraph;
  readonly flammableLiquids: FlammableLiquidRules;
  readonly acuteToxicity: AcuteToxicityRules;
  /** The paragraphs of the criteria for substances. */
  readonly substanceLaw: SubstanceLaw;
  readonly skin: AdditivityTable;
  readonly skinNonAdditive: NonAdditiveTable;
  readonly skinPh: ExtremePh;
  readonly eye: AdditivityTable;
  readonly eyeNonAdditive: NonAdditiveTable;
  readonly eyePh: ExtremePh;
  /** Sensitisation, CMR, STOT 1 and 2, endocrine disruption, PBT, PMT, ozone. */
  readonly individual: readonly IndividualTable[];
  /** STOT SE 3 and aquatic classes. */
  readonly additive: readonly AdditivityTable[];
  readonly aspiration: AdditivityTable & {
    readonly viscosityAtMost: { readonly mm2PerS: number; readonly paragraph: string };
    /** The paragraph on the classification of sprays. */
    readonly sprays: string;
  };
  readonly supplemental: SupplementalRules;
  /** Paragraph by which a test on the mixture itself overrides the calculation. */
  readonly testDataParagraph: string;
  /** Classes in which a test on the mixture may add a hazard, but never remove one. */
  readonly testsOnlyAdd?: { readonly classes: readonly HazardClass[]; readonly paragraph: string };
};
