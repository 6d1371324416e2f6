import type { z } from 'zod';
import type { Range } from '../range.ts';
import type {
  acuteToxicityForm,
  classificationForm,
  ecotoxicityForm,
  gloveForm,
  groupForm,
  inhaledForms,
  solidFormForm,
  measures,
  reactiveGroupForm,
  treatmentForm,
  sourceForm,
  substanceForm,
} from './substance-forms.ts';

/** Category (empty for a supplemental statement), statement, and its detail: organs, route, effect. */
export type CompiledHazard = readonly [category: string, statement: string, detail?: string];

/** Percent. `from` and `upTo` include their number. */
export type CompiledLimit = {
  readonly hazard: CompiledHazard;
  readonly from?: number;
  readonly above?: number;
  readonly below?: number;
  readonly upTo?: number;
};

type SourceRow = z.infer<typeof sourceForm>;
type SubstanceRow = z.infer<typeof substanceForm>;
type ClassificationRow = z.infer<typeof classificationForm>;
type AcuteToxicityRow = z.infer<typeof acuteToxicityForm>;
type EcotoxicityRow = z.infer<typeof ecotoxicityForm>;

/** Evidence for a test value. */
type CompiledEvidence = {
  readonly source: string;
  readonly method?: string;
  /** Number of values it was chosen from, if several. */
  readonly values?: number;
  /** Set if a model gave it, not a test. */
  readonly calculated?: true;
};

export type CompiledMeasure = Range & Omit<CompiledEvidence, 'values'> & { readonly temperatureC?: number };

export type CompiledToxicity = CompiledEvidence & {
  readonly route: AcuteToxicityRow['route'];
  readonly kind: 'LD50' | 'LC50' | 'ATE' | 'limit-dose';
  readonly value: Range;
  readonly species?: string;
};

type MeasureKey = (typeof measures)[keyof typeof measures]['key'];

/** The classification of a substance in a list. */
export type CompiledEntry = {
  readonly hazards: readonly CompiledHazard[];
  readonly supplemental: readonly string[];
  readonly limits: readonly CompiledLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly ates: readonly CompiledToxicity[];
  readonly notes: readonly string[];
  /** H codes with an asterisk (minimum classification). */
  readonly minimum: readonly string[];
};

/** CLP Annex VI from a date. */
export type CompiledVersion = {
  /** The adaptation that set it. */
  readonly atp: string;
  /** ISO date. */
  readonly from: string;
  /** `now`: the same as the classification. Absent if the substance was removed from the list. */
  readonly entry?: CompiledEntry | 'now';
};

/** The facts that a sheet needs about a substance. Loading adds the hazards and converts the concentrations. */
export type CompiledFacts = {
  readonly materialId: number;
  readonly name: string;
  readonly synonyms: readonly string[];
  /** Names by language tag that the files of the language lack. */
  readonly names?: Readonly<Record<string, string>>;
  readonly cas?: string;
  readonly ec?: string;
  readonly index?: string;
  readonly formula?: string;
  /** g/mol. */
  readonly molarMass?: number;
  readonly family?: NonNullable<SubstanceRow['family']>;
  readonly groups?: readonly z.infer<typeof groupForm>['group'][];
  /** Absent if no structure was read. */
  readonly reactiveGroups?: z.infer<typeof reactiveGroupForm>['groups'];
  /** The forms that the record covers. Absent if it covers every form. */
  readonly forms?: readonly { readonly form: z.infer<typeof solidFormForm>['form']; readonly unNumber?: string }[];
  readonly treatment?: z.infer<typeof treatmentForm>['treatment'];
  readonly classification: CompiledEntry & {
    readonly basis: ClassificationRow['basis'];
    readonly source: string;
    readonly coversAllClasses?: true;
    readonly nonAdditive?: true;
    readonly families?: ClassificationRow['label_families'];
    readonly organsFrom?: string;
    readonly judged?: {
      readonly source: string;
      readonly classes: readonly string[];
      readonly aquaticCountsIn?: SourceRow['aquatic_counts_in'];
    };
    /** The source of its aquatic classes, if they count only in some markets. */
    readonly aquaticFrom?: { readonly source: string; readonly countsIn: SourceRow['aquatic_counts_in'] };
    /** Statements that only some markets use. */
    readonly byMarket?: readonly { readonly statement: string; readonly countsIn: SourceRow['aquatic_counts_in'] }[];
    /** What countries where Annex VI is not law say in place of its minimum classes. */
    readonly national?: readonly {
      readonly country: string;
      readonly minimum: string;
      readonly hazard?: CompiledHazard;
      /** The inhaled form that the country could not judge. */
      readonly unknown?: (typeof inhaledForms)[number];
      readonly source: string;
    }[];
    /** Hazards that an authority found, for the sheets of these countries. */
    readonly foundFor?: readonly {
      readonly countries: readonly string[];
      readonly hazard: CompiledHazard;
      readonly source: string;
    }[];
    readonly additional?: {
      readonly source: string;
      readonly hazards: readonly CompiledHazard[];
      readonly supplemental: readonly string[];
      readonly limits?: readonly CompiledLimit[];
    };
  };
  /** Its entry of CLP Annex VI over time, oldest first. Absent if it never had one. */
  readonly annexVi?: readonly CompiledVersion[];
  readonly properties: {
    /** At 20 °C; absent if no source states it. */
    readonly state?: NonNullable<SubstanceRow['state']>;
    readonly appearance?: string;
    readonly odour?: string;
  } & { readonly [Key in Exclude<MeasureKey, 'bcf' | 'koc'>]?: CompiledMeasure };
  readonly bcf?: CompiledMeasure;
  readonly koc?: CompiledMeasure;
  readonly toxicity: readonly CompiledToxicity[];
  readonly ecotoxicity: readonly (CompiledEvidence &
    Pick<EcotoxicityRow, 'group' | 'endpoint' | 'species' | 'hours'> & { readonly value: Range })[];
  readonly readilyBiodegradable?: { readonly value: boolean; readonly source: string };
  readonly biodegradation?: {
    readonly percent: number;
    readonly days: number;
    readonly method: string;
    readonly source: string;
  };
  readonly gloves?: readonly {
    readonly material: z.infer<typeof gloveForm>['material'];
    readonly source: string;
    readonly minutes?: number;
    readonly upToPercent?: number;
  }[];
  readonly unNumber?: { readonly value: string; readonly source: string };
};

/** One substance from the files of `data/substances`. */
export type CompiledSubstance = {
  readonly facts: CompiledFacts;
  /** Trade names in any language, for the search only. */
  readonly tradeNames?: readonly string[];
  /** Number of the gas whose exposure limits apply to the air above the solution. */
  readonly givesOff?: number;
  /** Tonnes made and imported in one large country in a year (minimum if withheld). Only orders the search. */
  readonly tonnes?: number;
};

/** The source of a value. */
export type CompiledSource = { readonly id: string; readonly title: string; readonly date: string };
