import type { Language } from './language.ts';
import type { TextState } from './statement-group.ts';

/** A language for sheets. */
export type BuiltLanguage = {
  /** The number in the specification, or else our own, from 340751. */
  readonly id: number;
  /** BCP 47. */
  readonly tag: string;
  /** English name, as in the specification's list. */
  readonly name: string;
  /** State of the sheet's own phrases. Each group of statements has its own state. */
  readonly state: TextState;
  /** ISO 3166-1 alpha-2 codes of the countries that offer it. */
  readonly offeredIn: 'everywhere' | readonly string[];
  /** False if the script has no spaces between words and sentences. */
  readonly spaces: boolean;
  readonly load: () => Promise<Language>;
};

/** Languages that a country's law requires together in one sheet. */
export type LanguagePair = {
  readonly id: number;
  /** Both tags, joined by a sign; the first part of the sheet comes first. */
  readonly tag: string;
  /** English name. */
  readonly name: string;
  readonly parts: readonly [first: string, second: string];
  /** ISO 3166-1 alpha-2 code of the country whose law requires a sheet in both languages. */
  readonly requiredIn: string;
  readonly paragraph: string;
};
