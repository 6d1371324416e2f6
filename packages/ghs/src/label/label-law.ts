import type { CategoryPart } from '../hazard-question.ts';
import type { MessageWithoutValues } from '../message.ts';

/**
 * What a law may leave off the label: environmental hazards; aspiration hazard of a sealed aerosol; hazards of a
 * product that is harmless in the form supplied.
 */
export type LeftOff = 'environment' | 'aspiration-of-aerosols' | 'harmless-as-supplied';

/** Id of a rule of precedence for pictograms; `pictogram-precedence.ts` has the rules. */
export type PrecedenceId =
  | 'explosive'
  | 'skull'
  | 'skull-of-acute-toxicity'
  | 'corrosion'
  | 'respiratory-sensitiser'
  | 'graver-target-organ'
  | 'metals-of-consumer-products';

export type LabelElement = 'pictograms' | 'hazardStatements' | 'precautionaryStatements';

/** What the label of a small package may leave out. */
type SmallPackageRelief = {
  /** Capacity in ml; absent where the law sets no volume. */
  readonly upToMl?: number;
  /** Applies only if any label interferes with use. */
  readonly isForObstructive?: true;
  /** Applies even if a label could hold everything. */
  readonly evenIfAllFits?: true;
  readonly omits: readonly LabelElement[];
  /** What the label must always show. */
  readonly shows: readonly (MessageWithoutValues | 'pictograms')[];
  readonly why: MessageWithoutValues;
  readonly paragraph: string;
};

/** A category whose elements a label may leave out. */
export type ReliefByClass = {
  readonly category: CategoryPart;
  readonly omits: readonly LabelElement[];
  readonly isNotForPublic?: true;
  readonly paragraph: string;
};

/** What the label of a small package may leave out, depending on the hazard class. */
type SmallPackagesByClass = {
  readonly upToMl: number;
  readonly reliefs: readonly ReliefByClass[];
  /** Limit for soluble packaging for single use. */
  readonly soluble: { readonly upToMl: number; readonly paragraph: string };
  /** Limit for inner packages for research. They show at most `shown` of the pictograms, in this order. */
  readonly inner: {
    readonly upToMl: number;
    readonly pictograms: readonly string[];
    readonly shown: number;
    readonly paragraph: string;
  };
  /** Limit for the short statement on lead. */
  readonly lead: { readonly belowMl: number; readonly paragraph: string };
};

/** A row of a table by the capacity of the package. The last row has no capacity. */
type ByCapacity = { readonly upToLitres?: number; readonly paragraph: string };

/** Height of a small x in millimetres, valid from an ISO date. */
type LetterSize = ByCapacity & { readonly xHeightMm: number; readonly validFrom: string };

/** Minimum dimensions in millimetres. `isIfPossible`: smaller if the package has too little room. */
export type LabelSize = ByCapacity & {
  readonly label: readonly [height: number, width: number];
  readonly isIfPossible: boolean;
  /** Side of the pictogram's square in millimetres: the legal minimum and the size to aim at. */
  readonly pictogramSide: { readonly min: number; readonly ifPossible: number };
};

/** The paragraphs that state the rules of the label. */
type LabelParagraphs = {
  readonly namedIngredients: string;
  readonly signalWord: string;
  /** Set for a law that assigns precautionary statements without ranking them. */
  readonly assignedPrecautions?: string;
  readonly redundantPrecautions: string;
  /** The paragraph on statements that do not suit the product. */
  readonly inappropriatePrecautions: string;
  /** The paragraph on pictograms that a transport label makes redundant. Absent if the law requires both. */
  readonly besideTransportLabels?: string;
  /** The paragraph on the size of letters. */
  readonly letters: string;
  /** The paragraph on name, address and telephone number of the supplier. */
  readonly supplier: string;
};

/** The requirements of a law for labels and statements, from `data/jurisdictions/<id>/jurisdiction.json`. */
export type LabelLaw = {
  /** Sizes of letters by capacity, from the smallest package up. Absent if the law sets none. */
  readonly letters?: readonly LetterSize[];
  /** Paper size of its sheets; A4 if absent. */
  readonly paper?: 'us-letter';
  /** The paragraph that allows to leave each of these off the label. */
  readonly leavesOff?: Readonly<Partial<Record<LeftOff, string>>>;
  /** Statements on mild hazards that this law combines, beside those that every law combines. */
  readonly combines?: readonly (readonly string[])[];
  readonly paragraphs: LabelParagraphs;
  /** In the order of the law. */
  readonly pictogramPrecedence: readonly { readonly rule: PrecedenceId; readonly paragraph: string }[];
  /** From the smallest package up. */
  readonly smallPackages?: readonly SmallPackageRelief[];
  readonly smallPackagesByClass?: SmallPackagesByClass;
};
