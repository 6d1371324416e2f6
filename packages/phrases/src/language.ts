import type { LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import type { ClassKey } from './class-keys.ts';
import type { Phrases } from './generated/phrases.ts';
import type { StatementGroup } from './statement-group.ts';

/** The sheet's own phrases. Every language has the messages and arguments of English. */
export type SheetPhrases = Phrases['sheet'];

/** Names of hazard classes. `building` has the names that differ outside Europe. */
type ClassNames = {
  readonly european: Readonly<Record<ClassKey, string>>;
  readonly building: Readonly<Partial<Record<ClassKey, string>>>;
};

/** Names of substances by English catalogue name. */
export type SubstanceNames = Readonly<Record<string, string>>;

/** Changes the spelling of a text in the language. */
type Respelling = (text: string) => string;

/** All words of one language, compiled from its folder in `data/phrases`. */
export type Language = Omit<Phrases, 'sheet'> & {
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** False if the script has no spaces between words and sentences. */
  readonly spaces: boolean;
  /** First match wins. */
  readonly statements: readonly StatementGroup[];
  readonly classNames: ClassNames;
  readonly sheet: SheetPhrases;
  /** A substance without a name here keeps its catalogue name. */
  readonly substanceNames?: SubstanceNames;
  /** Proper shipping names by UN number and English name, `1090 ACETONE`. English if missing. */
  readonly shippingNames?: Readonly<Record<string, string>>;
  /** Endings of colour adjectives, as a regular expression. A vowel at the end may be dropped. */
  readonly colourEndings?: {
    readonly dropsVowel: boolean;
    readonly ending: string;
    /** What may stand before the colour in a compound, as a regular expression. */
    readonly beginning?: string;
    /** Forms whose stem changes, by the word. */
    readonly irregular?: Readonly<Record<string, string>>;
  };
  /** A market's spelling of this language. `every` is for markets without their own. */
  readonly spellings: Readonly<Partial<Record<LabelRegimeId | 'every', Respelling>>>;
  /** A country's spelling of the phrases, by the id of its form. */
  readonly countrySpellings: Readonly<Record<string, Respelling>>;
  /** Countries, by the id of their form or market, that write dates in ISO 8601 format in this language. */
  readonly isoDatesIn: readonly string[];
  /** The second language of a sheet that the law requires in two: a separate part of the same document. */
  readonly companion?: Language;
};
