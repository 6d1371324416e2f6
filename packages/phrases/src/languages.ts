import type { Language } from './language.ts';
import type { TextState } from './statement-group.ts';

type BuiltLanguage = {
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
  readonly load: () => Promise<Language>;
};

/** Every language that sheets are written in: a folder and a line each. */
export const languages: readonly BuiltLanguage[] = [
  {
    id: 340700,
    tag: 'en',
    name: 'English',
    state: 'reviewed',
    offeredIn: 'everywhere',
    load: async () => (await import('./languages/en/language.ts')).english,
  },
  {
    id: 340751,
    tag: 'de',
    name: 'German',
    state: 'translated',
    offeredIn: ['AT', 'BE', 'CH', 'DE', 'LI', 'LU'],
    load: async () => (await import('./languages/de/language.ts')).german,
  },
  {
    id: 340712,
    tag: 'fr',
    name: 'French',
    state: 'translated',
    offeredIn: ['BE', 'CA', 'CH', 'FR', 'LU', 'MC'],
    load: async () => (await import('./languages/fr/language.ts')).french,
  },
  {
    id: 340752,
    tag: 'es',
    name: 'Spanish',
    state: 'translated',
    offeredIn: ['AR', 'CL', 'CO', 'CR', 'DO', 'EC', 'ES', 'GT', 'MX', 'PA', 'PE', 'UY'],
    load: async () => (await import('./languages/es/language.ts')).spanish,
  },
  {
    id: 340753,
    tag: 'it',
    name: 'Italian',
    state: 'translated',
    offeredIn: ['CH', 'IT', 'SM', 'VA'],
    load: async () => (await import('./languages/it/language.ts')).italian,
  },
  {
    id: 340755,
    tag: 'nl',
    name: 'Dutch',
    state: 'translated',
    offeredIn: ['BE', 'NL'],
    load: async () => (await import('./languages/nl/language.ts')).dutch,
  },
  {
    id: 340756,
    tag: 'pt',
    name: 'Portuguese',
    state: 'translated',
    offeredIn: ['PT'],
    load: async () => (await import('./languages/pt/language.ts')).portuguese,
  },
  {
    id: 340757,
    tag: 'pl',
    name: 'Polish',
    state: 'translated',
    offeredIn: ['PL'],
    load: async () => (await import('./languages/pl/language.ts')).polish,
  },
  {
    id: 340760,
    tag: 'tr',
    name: 'Turkish',
    state: 'translated',
    offeredIn: ['TR'],
    load: async () => (await import('./languages/tr/language.ts')).turkish,
  },
  {
    id: 340707,
    tag: 'zh',
    name: 'Chinese',
    state: 'translated',
    offeredIn: ['CN', 'SG'],
    load: async () => (await import('./languages/zh/language.ts')).chinese,
  },
  {
    id: 340759,
    tag: 'ja',
    name: 'Japanese',
    state: 'translated',
    offeredIn: ['JP'],
    load: async () => (await import('./languages/ja/language.ts')).japanese,
  },
  {
    id: 340761,
    tag: 'ar',
    name: 'Arabic',
    state: 'translated',
    offeredIn: ['AE', 'BH', 'EG', 'JO', 'KW', 'MA', 'OM', 'QA', 'SA', 'TN'],
    load: async () => (await import('./languages/ar/language.ts')).arabic,
  },
];

type LanguagePair = {
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

/** Languages that belong together in one sheet by the law of a country. */
export const languagePairs: readonly LanguagePair[] = [
  {
    id: 340799,
    tag: 'en+fr',
    name: 'English and French',
    parts: ['en', 'fr'],
    requiredIn: 'CA',
    paragraph: 'Hazardous Products Regulations, 6.2',
  },
];

async function loadOne(tag: string): Promise<Language> {
  const built = languages.find((language) => language.tag === tag) ?? languages[0];
  return built ? built.load() : (await import('./languages/en/language.ts')).english;
}

/** The words of a language tag, or of both languages of a pair; English where the language is not built. */
export async function loadLanguage(tag: string): Promise<Language> {
  const pair = languagePairs.find((each) => each.tag === tag);
  if (!pair) return loadOne(tag);
  const [first, companion] = await Promise.all(pair.parts.map(loadOne));
  return { ...(first ?? (await loadOne('en'))), ...(companion && { companion }) };
}
