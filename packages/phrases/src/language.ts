import type { WordedMarketId } from '@gosds/ghs/market';
import type { CategoryWords, ClassNames } from './class-terms.ts';
import type { sheet } from './languages/en/sheet/sheet.ts';
import type { PictogramNames } from './pictogram-name.ts';
import type { StatementGroup } from './statement-group.ts';
import type { SlotDefaults, StatementWords } from './statement-slots.ts';

/** The sheet's own phrases: every language has the keys and parameters of the English ones. */
export type SheetPhrases = typeof sheet;

/** Titles of laws and descriptions of sources by the source's id. */
export type SourceTitles = Readonly<Record<string, string>>;

/** Names of substances by the catalogue's English one. */
export type SubstanceNames = Readonly<Record<string, string>>;

/** All words of one language; a folder under `languages` each. */
export type Language = {
  /** BCP 47. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** First match wins. */
  readonly statements: readonly StatementGroup[];
  /** Codes that the UN edition words otherwise than CLP; they go before the others where the UN's wording is asked. */
  readonly unWordings?: StatementGroup;
  /** P-statements with every choice made: `{slot}` takes the caller's words. */
  readonly finishedStatements: Readonly<Record<string, string>>;
  readonly slotDefaults: SlotDefaults;
  readonly statementWords: StatementWords;
  readonly classNames: ClassNames;
  readonly categoryWords: CategoryWords;
  readonly pictogramNames: PictogramNames;
  readonly sheet: SheetPhrases;
  /** A source that has no title here is cited by its own. */
  readonly sourceTitles?: SourceTitles;
  /** A substance that has no name here is called by the catalogue's. */
  readonly substanceNames?: SubstanceNames;
  /** How a market respells what this language writes. */
  readonly spellings?: Readonly<Partial<Record<WordedMarketId, (text: string) => string>>>;
  /** The other language of a sheet that the law wants in two: a part of its own in the same document. */
  readonly companion?: Language;
};
