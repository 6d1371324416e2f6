/** What a country says instead of the laws of the EU, or of Great Britain, whose layout it took over. */
type NationalInsteadOfEuropean = {
  readonly wasteLaw: string;
  /** Label of the categories of major-accident hazards; absent where the form does not give them. */
  readonly majorAccidents?: string;
  /** Label of the entries of the annex of restrictions; absent where the form does not give them. */
  readonly restrictions?: string;
  readonly pbtInorganic?: string;
};

/** Words of a jurisdiction's own sheets, beside those of the label regime; compiled from `data/jurisdictions/<id>/words/`. */
export type NationalWords = {
  /** Title of the document, where the country has its own. */
  readonly title?: string;
  /** What the sheet is made by, behind its title; absent where the headings of the form say it. */
  readonly legalBasis?: string;
  /** Laws that section 15 names first, in the place of those of the Union; none in a Member State. */
  readonly laws: readonly string[];
  /** Laws of a Member State, which section 15 names beside those of the Union. */
  readonly furtherLaws: readonly string[];
  /** Laws of a Member State on waste, which section 13 names beside that of the Union. */
  readonly furtherWasteLaws: readonly string[];
  /** Laws that section 15 names for products of some classes, by the id of the rule. */
  readonly lawsByClass?: Readonly<Record<string, string>>;
  /** What section 15 says of the product by these laws: as the user enters it, or as a record knows it. */
  readonly lists: readonly { readonly id: string; readonly label: string }[];
  /** By the id of a list whose value a rule works out: how the value came about. */
  readonly workedOut?: Readonly<Record<string, string>>;
  /** Names of the classes of such a list, as `<id of the list>-<code>` with `_` for the point of a code. */
  readonly codes?: Readonly<Record<string, string>>;
  /** Label of the approval that the user enters. */
  readonly approval?: string;
  /** A public service that anyone may call in a case of poisoning. */
  readonly poisonsCentre?: { readonly label: string; readonly number: string };
  /** Label of the sheet's own number at the head of page 1. */
  readonly documentNumber?: string;
  readonly insteadOfEuropean?: NationalInsteadOfEuropean;
  /** First of a line of the emergency overview. */
  readonly overview?: { readonly appearance: string; readonly hazards: string; readonly none: string };
};

/** By language tag; English stands in where the country's own is not built. */
export type WordsByLanguage = Readonly<Record<string, NationalWords>> & { readonly en: NationalWords };
