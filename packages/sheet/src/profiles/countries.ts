import type { JurisdictionId, LabelRegimeId } from '@gosds/ghs/jurisdiction-id';
import { languagePairs, languages } from '@gosds/phrases/generated/languages';
import * as compiled from '../generated/jurisdictions.ts';
import type { CountryForm } from './country-form.ts';

export type Country = {
  /** The number in the specification, else the ISO 3166-1 numeric code. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2; `ZZ` for Not Specified. */
  readonly code: string;
  /** ISO 3166-1 alpha-3. */
  readonly alpha3: string;
};

/** A language for sheets. */
export type Language = { readonly id: number; readonly tag: string; readonly name: string; readonly code: string };

/**
 * The compiled countries of a data folder and the facts that their inputs depend on: one line a country,
 * `id|code|alpha3|name|profile|rules|reason`.
 */
export type CompiledCountries = {
  readonly countries: string;
  readonly forms: Readonly<Record<string, CountryForm>>;
  readonly reasons: readonly string[];
  /** The example country of a jurisdiction, by id. */
  readonly examples: Readonly<Record<string, string>>;
};

type Basis = { readonly profile: string; readonly rules: string; readonly because: string };

type Known = { readonly country: Country; readonly basis: Basis };

function readLine(line: string, reasons: readonly string[]): Known {
  const [id, code = '', alpha3 = '', name = '', profile = '', rules = '', reason] = line.split('|');
  return {
    country: { id: Number(id), name, code, alpha3 },
    basis: { profile, rules, because: reasons[Number(reason)] ?? '' },
  };
}

const readCountries = ({ countries: lines, reasons }: CompiledCountries): readonly Known[] =>
  lines.split('\n').map((line) => readLine(line, reasons));

const byCode = new Map(readCountries(compiled).map((known) => [known.country.code, known]));

const ruleSets = new Set([...byCode.values()].map(({ basis }) => basis.rules));

const forms = new Map(Object.entries(compiled.forms));

const listed: Country[] = [...byCode.values()].map(({ country }) => country);

/** Countries that a sheet can be made for, in the order of the list; Not Specified comes first. */
export const countries: readonly Country[] = listed;

const [first = { id: 0, name: 'Not Specified', code: 'ZZ', alpha3: '' }] = listed;

export const notSpecified: Country = first;

export const countryByCode = (code: string): Country | undefined => byCode.get(code)?.country;

function formOf(profile: string): CountryForm {
  const found = forms.get(profile);
  if (!found) throw new RangeError(`unknown profile “${profile}”`);
  return found;
}

/** True if some country classifies by these rules. */
const isRuleSet = (id: string): id is JurisdictionId => ruleSets.has(id);

/**
 * Adds the countries of another data folder, such as an operator's own. Their rules are added to `@gosds/ghs`, their
 * profiles to `profile-data.ts`. Returns a function that removes them again.
 */
export function addCountries(added: CompiledCountries): () => void {
  const fresh = readCountries(added).filter(({ country }) => !byCode.has(country.code));
  const freshForms = Object.entries(added.forms).filter(([id]) => !forms.has(id));
  for (const known of fresh) {
    byCode.set(known.country.code, known);
    ruleSets.add(known.basis.rules);
  }
  for (const [id, form] of freshForms) forms.set(id, form);
  listed.push(...fresh.map(({ country }) => country));
  return () => {
    for (const { country } of fresh) byCode.delete(country.code);
    for (const [id] of freshForms) forms.delete(id);
    listed.splice(listed.length - fresh.length, fresh.length);
  };
}

/**
 * The market whose layout and words the country's sheets use, and the rules that classify for it, with the reason. UN
 * GHS for an unknown country.
 */
export function marketBasis(code: string): {
  readonly market: LabelRegimeId;
  readonly rules: JurisdictionId;
  /** Id of the country's profile. */
  readonly profile: string;
  /** The form of the sheet, if several countries share it. */
  readonly form?: JurisdictionId;
  readonly because: string;
} {
  const { profile, rules, because } = (byCode.get(code) ?? byCode.get(notSpecified.code))?.basis ?? {
    ...{ profile: 'un', rules: 'un', because: '' },
  };
  if (!isRuleSet(rules)) throw new RangeError(`unknown rules “${rules}”`);
  const { market, form } = formOf(profile);
  return { market, rules, profile, because, ...(form && profile !== rules ? { form } : {}) };
}

/** Code of the example country of a jurisdiction; null if no country's sheets use its rules. */
export const exampleCountryOf = (id: JurisdictionId): string | null => compiled.examples[id] ?? null;

export const marketOf = (code: string): LabelRegimeId => marketBasis(code).market;

/** `Reach` for countries in the European list, `GHS` for all others. */
export const documentTypeOf = (code: string): 'Reach' | 'GHS' => formOf(marketBasis(code).profile).documentType;

/** The facts of the country's law that the inputs of a sheet depend on. */
export const countryForm = (code: string): CountryForm => formOf(marketBasis(code).profile);

/** The two languages that a country's law requires, with the paragraph; undefined if it does not require two. */
export const requiredPairOf = (country: string) => languagePairs.find(({ requiredIn }) => requiredIn === country);

const languageOf = ({
  id,
  tag,
  name,
}: {
  readonly id: number;
  readonly tag: string;
  readonly name: string;
}): Language => ({
  ...{ id, tag, name, code: tag.toUpperCase() },
});

/** The country's languages that are available: English, its own, and the required pair. */
export function nationalLanguagesOf({ code }: Country): readonly Language[] {
  const pair = requiredPairOf(code);
  const single = languages.filter(({ offeredIn }) => offeredIn === 'everywhere' || offeredIn.includes(code));
  return [...single, ...(pair ? [pair] : [])].map(languageOf);
}

/** A variant such as `pt-BR` belongs to its country alone. */
const isVariant = ({ tag }: Pick<Language, 'tag'>): boolean => new Intl.Locale(tag).region !== undefined;

/** Further languages for a sheet under the country's law, for readers elsewhere. */
export function furtherLanguagesOf(country: Country): readonly Language[] {
  const national = new Set(nationalLanguagesOf(country).map(({ tag }) => tag));
  return languages.filter((language) => !national.has(language.tag) && !isVariant(language)).map(languageOf);
}

/** All languages offered for a country: its own first, then the further ones. */
export const languagesOf = (country: Country): readonly Language[] => [
  ...nationalLanguagesOf(country),
  ...furtherLanguagesOf(country),
];

/** The name of a language or a language pair; empty until one is chosen. */
export const languageName = (tag: string): string =>
  [...languages, ...languagePairs].find((language) => language.tag === tag)?.name ?? tag;

/** The default language of a country's sheets: English, or the required pair. */
export const usualLanguageOf = (country: string): string => requiredPairOf(country)?.tag ?? 'en';

/** The language of the sheet: the chosen one if the country offers it, else English. */
export function sheetLanguage({ country, language }: { readonly country: string; readonly language: string }): string {
  const offered = languagesOf(countryByCode(country) ?? notSpecified);
  return offered.some(({ tag }) => tag === language) ? language : 'en';
}
