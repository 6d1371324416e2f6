import { languagePairs, languages } from './generated/languages.ts';
import type { Language } from './language.ts';

const loadOne = async (tag: string): Promise<Language> =>
  (await languages.find((language) => language.tag === tag)?.load()) ??
  (await import('./generated/en/language.ts')).language;

/** The words of a language tag, or of both languages of a pair. English if the language does not exist. */
export async function loadLanguage(tag: string): Promise<Language> {
  const pair = languagePairs.find((each) => each.tag === tag);
  if (!pair) return loadOne(tag);
  const [first, companion] = await Promise.all([loadOne(pair.parts[0]), loadOne(pair.parts[1])]);
  return { ...first, companion };
}
