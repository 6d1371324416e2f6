import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { nationalWords } from './generated/national-words.ts';
import type { NationalWords, WordsByLanguage } from './words-by-language.ts';

const known = new Map(Object.entries(nationalWords));
/** Cache of the words of a jurisdiction, because a sheet asks for them on each line. */
const answers = new WeakMap<WordsByLanguage, Map<string, NationalWords>>();

const languageOf = (tag: string): string => new Intl.Locale(tag).language;

function wordsIn(words: WordsByLanguage, tag: string): NationalWords {
  const language = languageOf(tag);
  const variant = Object.keys(words).find((each) => languageOf(each) === language);
  return words[tag] ?? words[language] ?? words[variant ?? 'en'] ?? words.en;
}

/** Adds the words of another data folder, such as an operator's own. Returns a function that removes them again. */
export function addNationalWords(added: Readonly<Record<string, WordsByLanguage>>): () => void {
  const fresh = Object.entries(added).filter(([id]) => !known.has(id));
  for (const [id, words] of fresh) known.set(id, words);
  return () => {
    for (const [id] of fresh) known.delete(id);
  };
}

/**
 * The words of a jurisdiction in a language. If missing: the words of the language for a variant (`pt` for `pt-BR`), or
 * of a variant for the language, or else English. Throws if the jurisdiction has no words of its own.
 */
export function nationalWordsOf(id: JurisdictionId, tag: string): NationalWords {
  const words = known.get(id);
  if (!words) throw new RangeError(`no words for “${id}”`);
  const byTag = answers.get(words) ?? new Map<string, NationalWords>();
  answers.set(words, byTag);
  const answer = byTag.get(tag) ?? wordsIn(words, tag);
  byTag.set(tag, answer);
  return answer;
}
