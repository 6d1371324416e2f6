import type { Ppb } from '../concentration.ts';
import type { CategoryCode, Hazard, HazardClass } from '../hazard.ts';
import type { SignalWord } from '../category-table.ts';
import type { ChemicalFamily, OtherHazard, ProductPurpose } from '../label-facts.ts';
import type { JurisdictionId, LabelRegimeId } from '../jurisdiction-id.ts';
import type { PhysicalState, ToxicityRoute } from '../mixture.ts';
import type { SubstanceLaw } from './substance-law.ts';

/**
 * One row of an additivity table: the weighted sum of the ingredients' concentrations against a limit. A row that is
 * met gives `outcome`; rows stand from severe to mild, and the first one met decides.
 */
export type SumRow = {
  /** Stable id, e.g. `skin.corrosive-5`. */
  readonly id: string;
  readonly outcome: Pick<Hazard, 'code' | 'hCode'>;
  /** Weight by category code of the ingredient; a category without weight does not count. */
  readonly weights: Readonly<Partial<Record<CategoryCode, number>>>;
  readonly atLeast: Ppb;
  /** Which M-factor multiplies an ingredient of the first category. */
  readonly multiplier?: 'mAcute' | 'mChronic';
  /** Met only where no counted ingredient has one of these categories. */
  readonly unlessCounted?: readonly CategoryCode[];
  readonly paragraph: string;
};

/** From which concentration an ingredient of these categories counts at all. */
export type Relevance = {
  readonly codes: readonly CategoryCode[];
  readonly atLeast: Ppb;
  readonly dividedBy?: 'mAcute' | 'mChronic';
  readonly paragraph: string;
};

export type AdditivityTable = {
  readonly hazardClass: HazardClass;
  /** Classes whose ingredients count here beside the table's own, each ingredient once. */
  readonly countsAlso?: readonly HazardClass[];
  readonly rows: readonly SumRow[];
  readonly relevance: readonly Relevance[];
};

/** One ingredient alone reaches the limit; nothing is added up. */
export type IndividualRow = {
  readonly id: string;
  readonly outcome: CategoryCode;
  /** Categories of the ingredient to which the row applies. */
  readonly codes: readonly CategoryCode[];
  readonly atLeast: Ppb;
  /** Set where gases have their own limit. */
  readonly atLeastInGas?: Ppb;
  readonly paragraph: string;
};

/** The same limit where it leads to a statement instead of a category. */
export type StatementLimit = Omit<IndividualRow, 'outcome'>;

export type IndividualTable = { readonly hazardClass: HazardClass; readonly rows: readonly IndividualRow[] };

/** One ingredient of the list reaches the limit where additivity does not work, e.g. strong acids. */
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
  /** Upper ends of the categories adopted, from Category 1 on. */
  readonly bands: Readonly<Record<ToxicityRoute, readonly number[]>>;
  readonly bandsParagraph: string;
  /** Point estimate of Category 1, 2, ... */
  readonly pointEstimates: Readonly<Record<ToxicityRoute, readonly number[]>>;
  readonly pointEstimatesParagraph: string;
  /** An ingredient with an ATE above this is left out of the sum, by route. */
  readonly countsUpTo: Readonly<Record<ToxicityRoute, number>>;
  /** From which concentration an ingredient of Category 1, 2, ... counts. */
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

/** A statement that a family's share brings in a kind of product: at least `atLeast`, or more than `above` (0 if absent). */
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
  /** Absent where the label need not show it. */
  readonly signalWord?: SignalWord;
  readonly paragraph: string;
};

export type SupplementalRules = {
  /** Statements of a single substance, e.g. EUH066, in the market's own codes. */
  readonly ofSubstance?: {
    readonly prefix: 'EUH' | 'AUH';
    readonly paragraph: string;
    /** By code without prefix, where the law has a paragraph for each. */
    readonly paragraphs?: Readonly<Record<string, string>>;
    /** The paragraph that a product not classified as hazardous has none of them. */
    readonly onlyClassifiedParagraph?: string;
  };
  /** Statements on a chemical family in a kind of product. */
  readonly families?: readonly FamilyStatement[];
  /** EUH209 and EUH209A: flash point range, share of flammable substances, and which count as what. */
  readonly flammableInUse?: {
    readonly flashAboveC: number;
    readonly flashAtMostC: number;
    readonly above: Ppb;
    readonly highlyFlammable: readonly string[];
    readonly flammable: readonly string[];
    readonly paragraph: string;
  };
  readonly plantProtectionParagraph?: string;
  /** Hazards outside the classes of the system that the law states all the same. */
  readonly otherHazards?: readonly OtherHazardRule[];
  /** Contains a sensitiser though not classified (EUH208): limits of elicitation. */
  readonly elicitation?: readonly StatementLimit[];
  readonly elicitationParagraph?: string;
  /** A specific limit gives elicitation at itself divided by this. */
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

/** Where the harmonised classifications of CLP Annex VI are law. */
export type HarmonisedRules = {
  /** An entry covers its classes, the supplier's own classification the others. */
  readonly paragraph: string;
  /** Meaning of the marks `*` to `****`. */
  readonly marksParagraph: string;
  /** Last day on which the list of the Union became the law here; absent where it still does. */
  readonly until?: string;
  /** Source that a sheet cites for the entries, where it is not the Union's list. */
  readonly list?: string;
};

/** `read`: in the law itself or an authority's text. `reported`: in a professional summary of it. Else from knowledge. */
export type Evidence = 'read' | 'reported' | 'from knowledge';

/** How far a market's rules bind, and how well they are known here. */
export type Standing = {
  /** `transition`: still allowed beside its successor. `draft`: nothing binds, what is proposed stands here. */
  readonly status: 'in force' | 'transition' | 'draft';
  /** Revision of the UN GHS that the law takes over; of CLP, the one it is aligned with. */
  readonly revision: number;
  /** Languages of label and sheet, as language tags. */
  readonly languages: readonly string[];
  /** Which classes and categories are adopted, and at which concentrations a mixture takes them. */
  readonly evidence: { readonly blocks: Evidence; readonly limits: Evidence };
};

/** A class beside the UN system that no composition gives: it is known or it is not. */
export type NationalHazard = { readonly name: string; readonly paragraph: string };

/** The rules of a jurisdiction on a day, from `data/jurisdictions/`. */
export type Market = {
  readonly id: JurisdictionId;
  /** Whose rules of label and statement the market follows. */
  readonly wording: LabelRegimeId;
  /** Stamped on every classification. */
  readonly ruleSet: string;
  /** The law by its short name, as reasons and sheets cite it. */
  readonly law: string;
  readonly standing: Standing;
  readonly nationalHazards?: readonly NationalHazard[];
  /** Category codes in force; an outcome outside them is reported as not adopted. */
  readonly adopted: readonly CategoryCode[];
  /** Codes of ingredients that this market writes otherwise, e.g. `Eye Irrit. 2A` as `Eye Irrit. 2`. */
  readonly renames: Readonly<Partial<Record<CategoryCode, Pick<Hazard, 'code' | 'hCode'>>>>;
  readonly specificLimits: SpecificLimitRule;
  /** Absent where an entry of Annex VI is evidence at most. */
  readonly harmonised?: HarmonisedRules;
  /** Prefix of the paragraphs on physical hazards; the number of the class in GHS part 2 follows. */
  readonly physicalParagraph: string;
  readonly flammableLiquids: FlammableLiquidRules;
  readonly acuteToxicity: AcuteToxicityRules;
  /** Where the criteria for substances stand. */
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
    /** Where the law tells how sprays are classified. */
    readonly sprays: string;
  };
  readonly supplemental: SupplementalRules;
  /** Paragraph by which a test on the mixture itself overrides the calculation. */
  readonly testDataParagraph: string;
  /** Classes in which a test on the mixture may add a hazard, but never take one away. */
  readonly testsOnlyAdd?: { readonly classes: readonly HazardClass[]; readonly paragraph: string };
};
