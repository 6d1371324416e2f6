import type { FirstWords } from '@gosds/phrases/generated/interface/words';
import {
  type Country,
  countryByCode,
  furtherLanguagesOf,
  languageName as englishLanguageName,
  nationalLanguagesOf,
  notSpecified,
} from '@gosds/sheet/profiles/countries';
import { firstWords } from './words.ts';

type Named = Pick<Country, 'code' | 'name'>;

type Option = { readonly value: string; readonly label: string; readonly group?: string };

/** The name of a country in the language of the screens; sheets have their own names. */
export function countryName({ code, name }: Named): string {
  const { formats, fields } = firstWords();
  return code === notSpecified.code ? fields.country.notSpecified : formats.country(code, name);
}

/** The country's name by code; undefined if no sheet can be made for it. */
export function nameOfCountry(code: string): string | undefined {
  const country = countryByCode(code);
  return country && countryName(country);
}

const isNamed = ({ value }: Option): number => Number(value !== notSpecified.code);

/** Options for countries, sorted by name in the language of the screens, after Not Specified. */
export function countryOptions(countries: readonly Named[]): readonly Option[] {
  const { compare } = firstWords().formats;
  return countries
    .map((country) => ({ value: country.code, label: countryName(country) }))
    .toSorted((a, b) => isNamed(a) - isNamed(b) || compare(a.label, b.label));
}

const namesIn = ({ language }: FirstWords['formats'], tag: string): readonly string[] =>
  tag.split('+').map((each) => language(each, englishLanguageName(each)));

/** The name of a sheet's language, or of both languages of a bilingual sheet, for use within a sentence. */
export function nameOfLanguage(tag: string, { formats }: FirstWords = firstWords()): string {
  return formats.list(namesIn(formats, tag));
}

/** The same name with a capital letter, for use on its own. */
export function languageTitle(tag: string, words: FirstWords = firstWords()): string {
  const name = nameOfLanguage(tag, words);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/**
 * Options for the languages of a country's sheets: those that its law requires, then the others under their own
 * heading.
 */
export function languageOptions(code: string, words: FirstWords = firstWords()): readonly Option[] {
  const country = countryByCode(code) ?? notSpecified;
  const optionOf = ({ tag }: { readonly tag: string }) => ({ value: tag, label: languageTitle(tag, words) });
  const group = words.description.furtherLanguages;
  return [
    ...nationalLanguagesOf(country).map(optionOf),
    ...furtherLanguagesOf(country).map((language) => ({ ...optionOf(language), group })),
  ];
}
