/** A country's texts that replace the laws of the EU or of Great Britain in the layout it took over. */
type NationalInsteadOfEuropean = {
  readonly wasteLaw: string;
  /** Label of the categories of major-accident hazards. Absent if the form does not show them. */
  readonly majorAccidents?: string;
  /** Label of the entries of the annex of restrictions. Absent if the form does not show them. */
  readonly restrictions?: string;
  readonly pbtInorganic?: string;
};

/**
 * Words of a jurisdiction's own sheets, in addition to those of the label law. Compiled from
 * `data/jurisdictions/<id>/words/`.
 */
export type NationalWords = {
  /** Title of the document, if the country has its own. */
  readonly title?: string;
  /** The law of the sheet, printed after the title. Absent if the form's headings state it. */
  readonly legalBasis?: string;
  /** Laws that section 15 names first, instead of the Union's. Empty for a Member State. */
  readonly laws: readonly string[];
  /** Laws of a Member State that section 15 names in addition to the Union's. */
  readonly furtherLaws: readonly string[];
  /** Waste laws of a Member State that section 13 names in addition to the Union's. */
  readonly furtherWasteLaws: readonly string[];
  /** Laws that section 15 names for products of some classes, by the id of the rule. */
  readonly lawsByClass?: Readonly<Record<string, string>>;
  /** Laws that section 15 names for products of some uses, by the id of the use in `product-laws.ts`. */
  readonly lawsByUse?: Readonly<Record<string, string>>;
  /** Statements of section 15 by these laws, entered by the user or known from a record. */
  readonly lists: readonly { readonly id: string; readonly label: string }[];
  /** How a calculated value of a list came about, by the id of the list. */
  readonly workedOut?: Readonly<Record<string, string>>;
  /** Names of the classes of such a list, as `<id of the list>-<code>`, with `_` instead of a point. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Label of the approval entered by the user. */
  readonly approval?: string;
  /** A public service that anyone may call in case of poisoning. */
  /** `abroad`: the number to call from other countries, if the short one works at home alone. */
  readonly poisonsCentre?: { readonly label: string; readonly number: string; readonly abroad?: string };
  /** Label of the sheet's own number at the top of page 1. */
  readonly documentNumber?: string;
  readonly insteadOfEuropean?: NationalInsteadOfEuropean;
  /** Starts of the lines of the emergency overview. */
  readonly overview?: { readonly appearance: string; readonly hazards: string; readonly none: string };
};

/** Words by language tag. English replaces the country's own language if it does not exist. */
export type WordsByLanguage = Readonly<Record<string, NationalWords>> & { readonly en: NationalWords };
