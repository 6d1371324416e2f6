import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { nationalWords } from './generated/national-words.ts';

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
type NationalWords = {
  /** Title of the document, where the country has its own. */
  readonly title?: string;
  /** What the sheet is made by, behind its title; absent where the headings of the form say it. */
  readonly legalBasis?: string;
  /** Laws that section 15 names first. */
  readonly laws: readonly string[];
  /** Laws that section 15 names for products of some classes, by the id of the rule. */
  readonly lawsByClass?: Readonly<Record<string, string>>;
  /** What section 15 says of the product by these laws: as the user enters it, or as a record knows it. */
  readonly lists: readonly { readonly id: string; readonly label: string }[];
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

const known = new Map(Object.entries(nationalWords));

/** Adds the words of another data folder, such as an operator's own. Returns what takes them away again. */
export function addNationalWords(added: Readonly<Record<string, WordsByLanguage>>): () => void {
  const fresh = Object.entries(added).filter(([id]) => !known.has(id));
  for (const [id, words] of fresh) known.set(id, words);
  return () => {
    for (const [id] of fresh) known.delete(id);
  };
}

/** The words of a jurisdiction in a language of its country; English in every other. Throws where it has none of its own. */
export function nationalWordsOf(id: JurisdictionId, tag: string): NationalWords {
  const words = known.get(id);
  if (!words) throw new RangeError(`no words for “${id}”`);
  return words[tag] ?? words.en;
}
