import type { CategoryPart } from '../hazard-question.ts';
import type { MessageWithoutValues } from '../message.ts';

/** Environmental hazards; aspiration of a sealed aerosol; a product that harms nobody in the form supplied. */
export type LeftOff = 'environment' | 'aspiration-of-aerosols' | 'harmless-as-supplied';

/** A rule of precedence among pictograms; the rules are in `pictogram-precedence.ts`. */
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
  /** Only where any label interferes with use. */
  readonly isForObstructive?: true;
  /** A label that would hold everything may be reduced too. */
  readonly evenIfAllFits?: true;
  readonly omits: readonly LabelElement[];
  /** What remains in any case. */
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

/** What the label of a small package may leave out by the class of each hazard. */
type SmallPackagesByClass = {
  readonly upToMl: number;
  readonly reliefs: readonly ReliefByClass[];
  /** Soluble packaging for single use. */
  readonly soluble: { readonly upToMl: number; readonly paragraph: string };
  /** Inner packages for research: of the pictograms, first come first, only so many are shown. */
  readonly inner: {
    readonly upToMl: number;
    readonly pictograms: readonly string[];
    readonly shown: number;
    readonly paragraph: string;
  };
  /** The short statement on lead. */
  readonly lead: { readonly belowMl: number; readonly paragraph: string };
};

/** A row of a table by the capacity of the package; the last one has none. */
type ByCapacity = { readonly upToLitres?: number; readonly paragraph: string };

/** Height of a small x in millimetres, from an ISO date on. */
type LetterSize = ByCapacity & { readonly xHeightMm: number; readonly validFrom: string };

/** Least dimensions in millimetres; `isIfPossible`: smaller where the package leaves no room. */
export type LabelSize = ByCapacity & {
  readonly label: readonly [height: number, width: number];
  readonly isIfPossible: boolean;
  /** Side of the pictogram's square: the least lawful, and the one to aim at. */
  readonly pictogramSide: { readonly min: number; readonly ifPossible: number };
};

/** Where the law states a rule of the label. */
type LabelParagraphs = {
  readonly namedIngredients: string;
  readonly signalWord: string;
  /** A law that assigns precautionary statements without ranking them; absent where it ranks them. */
  readonly assignedPrecautions?: string;
  readonly redundantPrecautions: string;
  /** A statement that does not fit the product. */
  readonly inappropriatePrecautions: string;
  /** Pictograms that a label of transport makes redundant; absent where they have to be repeated. */
  readonly besideTransportLabels?: string;
  /** How large letters are. */
  readonly letters: string;
  /** Name, address and telephone number of the supplier. */
  readonly supplier: string;
};

/** What a law asks of labels and statements, from `data/jurisdictions/<id>/jurisdiction.json`. */
export type LabelLaw = {
  /** Sizes of letters by capacity, from the smallest package up; absent where the law sets none. */
  readonly letters?: readonly LetterSize[];
  /** Paper that its sheets are printed on; A4 where it is not told. */
  readonly paper?: 'us-letter';
  /** Paragraphs that leave hazards off the label, by what they leave off. */
  readonly leavesOff?: Readonly<Partial<Record<LeftOff, string>>>;
  /** Statements on mild hazards that the law prints in one, beside those that all laws do. */
  readonly combines?: readonly (readonly string[])[];
  readonly paragraphs: LabelParagraphs;
  /** In the order of the law. */
  readonly pictogramPrecedence: readonly { readonly rule: PrecedenceId; readonly paragraph: string }[];
  /** From the smallest package up. */
  readonly smallPackages?: readonly SmallPackageRelief[];
  readonly smallPackagesByClass?: SmallPackagesByClass;
};
