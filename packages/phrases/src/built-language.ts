import type { Language } from './language.ts';
import type { TextState } from './statement-group.ts';

/** A language that sheets are written in. */
export type BuiltLanguage = {
  /** As the specification numbers it where it does, else ours, from 340751. */
  readonly id: number;
  /** BCP 47. */
  readonly tag: string;
  /** In English, as the specification's list has it. */
  readonly name: string;
  /** Of the sheet's own phrases; each group of statements carries its own. */
  readonly state: TextState;
  /** ISO 3166-1 alpha-2 of the countries it is offered in. */
  readonly offeredIn: 'everywhere' | readonly string[];
  /** False where the script sets no space between words and sentences. */
  readonly spaces: boolean;
  readonly load: () => Promise<Language>;
};

/** Languages that belong together in one sheet by the law of a country. */
export type LanguagePair = {
  readonly id: number;
  /** The tags of both, the part that stands first before the sign. */
  readonly tag: string;
  /** In English. */
  readonly name: string;
  readonly parts: readonly [first: string, second: string];
  /** ISO 3166-1 alpha-2 of the country whose law wants a sheet in both languages. */
  readonly requiredIn: string;
  readonly paragraph: string;
};
