import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { ClassKey } from './class-keys.ts';
import type { Phrases } from './generated/phrases.ts';
import type { StatementGroup } from './statement-group.ts';

/** The sheet's own phrases: every language has the messages and arguments of the English ones. */
export type SheetPhrases = Phrases['sheet'];

/** Names of hazard classes; `building` holds those that read otherwise outside Europe. */
type ClassNames = {
  readonly european: Readonly<Record<ClassKey, string>>;
  readonly building: Readonly<Partial<Record<ClassKey, string>>>;
};

/** Names of substances by the catalogue's English one. */
export type SubstanceNames = Readonly<Record<string, string>>;

/** Respells a text that the language writes. */
type Respelling = (text: string) => string;

/** All words of one language, compiled from its folder below `data/phrases`. */
export type Language = Omit<Phrases, 'sheet'> & {
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** False where the script sets no space between words and sentences. */
  readonly spaces: boolean;
  /** First match wins. */
  readonly statements: readonly StatementGroup[];
  readonly classNames: ClassNames;
  readonly sheet: SheetPhrases;
  /** A substance that has no name here is called by the catalogue's. */
  readonly substanceNames?: SubstanceNames;
  /** Proper shipping names by UN number and English name, `1090 ACETONE`; English where one is not here. */
  readonly shippingNames?: Readonly<Record<string, string>>;
  /** What an adjective of colour may end in beside its word, as a regular expression; a vowel at its end may fall away. */
  readonly colourEndings?: { readonly dropsVowel: boolean; readonly ending: string };
  /** How a market respells what this language writes; `every` market that is not named. */
  readonly spellings: Readonly<Partial<Record<LabelRegimeId | 'every', Respelling>>>;
  /** How a country respells the phrases, by the id of its form. */
  readonly countrySpellings: Readonly<Record<string, Respelling>>;
  /** The other language of a sheet that the law wants in two: a part of its own in the same document. */
  readonly companion?: Language;
};
