import type { z } from 'zod';
import type { Range } from '../range.ts';
import type {
  acuteToxicityForm,
  classificationForm,
  ecotoxicityForm,
  gloveForm,
  groupForm,
  solidFormForm,
  measures,
  reactiveGroupForm,
  treatmentForm,
  sourceForm,
  substanceForm,
} from './substance-forms.ts';

/** Category (empty for a supplemental statement), statement, and what the statement carries: organs, route, effect. */
export type CompiledHazard = readonly [category: string, statement: string, detail?: string];

/** Per cent; `from` and `upTo` include their number. */
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

/** What is told of a test value beside the value. */
type CompiledEvidence = {
  readonly source: string;
  readonly method?: string;
  /** From how many values it was chosen, where there were several. */
  readonly values?: number;
  /** A model gave it, not a test. */
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

/** What a list says of a substance in all its classes. */
export type CompiledEntry = {
  readonly hazards: readonly CompiledHazard[];
  readonly supplemental: readonly string[];
  readonly limits: readonly CompiledLimit[];
  readonly mAcute?: number;
  readonly mChronic?: number;
  readonly ates: readonly CompiledToxicity[];
  readonly notes: readonly string[];
  /** H codes with an asterisk: minimum classification. */
  readonly minimum: readonly string[];
};

/** CLP Annex VI from a day on. */
export type CompiledVersion = {
  /** The adaptation that set it. */
  readonly atp: string;
  /** ISO date. */
  readonly from: string;
  /** `now`: that of the classification itself. Absent where the substance was taken off the list. */
  readonly entry?: CompiledEntry | 'now';
};

/** What a sheet needs to know of a substance. Hazards are looked up, and shares counted, where it is loaded. */
export type CompiledFacts = {
  readonly materialId: number;
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
  readonly family?: NonNullable<SubstanceRow['family']>;
  readonly groups?: readonly z.infer<typeof groupForm>['group'][];
  /** Absent where no structure was read. */
  readonly reactiveGroups?: z.infer<typeof reactiveGroupForm>['groups'];
  /** The forms that the record stands for; absent where it stands for every form. */
  readonly forms?: readonly { readonly form: z.infer<typeof solidFormForm>['form']; readonly unNumber?: string }[];
  readonly treatment?: z.infer<typeof treatmentForm>['treatment'];
  readonly classification: CompiledEntry & {
    readonly basis: ClassificationRow['basis'];
    readonly source: string;
    readonly coversAllClasses?: true;
    readonly nonAdditive?: true;
    readonly families?: ClassificationRow['label_families'];
    readonly judged?: { readonly source: string; readonly classes: readonly string[] };
    /** Where its classes of hazards to the aquatic environment come from, if they count in some markets alone. */
    readonly aquaticFrom?: { readonly source: string; readonly countsIn: SourceRow['aquatic_counts_in'] };
    /** Statements that some markets alone take. */
    readonly byMarket?: readonly { readonly statement: string; readonly countsIn: SourceRow['aquatic_counts_in'] }[];
    readonly additional?: {
      readonly source: string;
      readonly hazards: readonly CompiledHazard[];
      readonly supplemental: readonly string[];
      readonly limits?: readonly CompiledLimit[];
    };
  };
  /** Its entry of CLP Annex VI over time, the oldest first; absent where it never had one. */
  readonly annexVi?: readonly CompiledVersion[];
  readonly properties: {
    /** At 20 °C; absent where no source tells it. */
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
  /** What the trade calls it in any language, for the search alone. */
  readonly tradeNames?: readonly string[];
  /** Number of the gas whose exposure limits hold for the air above the solution. */
  readonly givesOff?: number;
  /** A year, made and imported in one large country; the least where the figure is withheld. For the order of a search alone. */
  readonly tonnes?: number;
};

/** Where a value was read. */
export type CompiledSource = { readonly id: string; readonly title: string; readonly date: string };
