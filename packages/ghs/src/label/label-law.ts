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
  /** First day of the table of letter sizes, CLP Annex I, Table 1.3, an ISO date (postponed by Regulation (EU) 2025/2439); absent where it is not adopted. */
  readonly typeSizeFrom?: string;
  /** Paper that its sheets are printed on; A4 where it is not told. */
  readonly paper?: 'us-letter';
  /** Paragraphs that leave hazards off the label, by what they leave off. */
  readonly leavesOff?: Readonly<Partial<Record<LeftOff, string>>>;
  /** Statements on mild hazards that the law prints in one, beside those that all laws do. */
  readonly combines?: readonly (readonly string[])[];
  readonly paragraphs: LabelParagraphs;
  /** In the order of the law. */
  readonly pictogramPrecedence: readonly { readonly rule: PrecedenceId; readonly paragraph: string }[];
  /** From the smallest package up. Laws that follow CLP have those of `small-package-rules.ts`. */
  readonly smallPackages?: readonly SmallPackageRelief[];
};
