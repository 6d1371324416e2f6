import type { JurisdictionId } from '@gosds/ghs/jurisdiction-id';
import { nationalWords } from './generated/national-words.ts';
import type { NationalWords, WordsByLanguage } from './words-by-language.ts';

const known = new Map(Object.entries(nationalWords));
/** What was asked for, by the words of a jurisdiction: a sheet asks for each of its lines. */
const answers = new WeakMap<WordsByLanguage, Map<string, NationalWords>>();

const languageOf = (tag: string): string => new Intl.Locale(tag).language;

function wordsIn(words: WordsByLanguage, tag: string): NationalWords {
  const language = languageOf(tag);
  const variant = Object.keys(words).find((each) => languageOf(each) === language);
  return words[tag] ?? words[language] ?? words[variant ?? 'en'] ?? words.en;
}

/** Adds the words of another data folder, such as an operator's own. Returns what takes them away again. */
export function addNationalWords(added: Readonly<Record<string, WordsByLanguage>>): () => void {
  const fresh = Object.entries(added).filter(([id]) => !known.has(id));
  for (const [id, words] of fresh) known.set(id, words);
  return () => {
    for (const [id] of fresh) known.delete(id);
  };
}

/**
 * The words of a jurisdiction in a language of its country, those of the language where it has none in the variant (`pt` for
 * `pt-BR`) or those of a variant where it has none in the language, English in every other. Throws where it has none of its own.
 */
export function nationalWordsOf(id: JurisdictionId, tag: string): NationalWords {
  const words = known.get(id);
  if (!words) throw new RangeError(`no words for “${id}”`);
  const asked = answers.get(words) ?? new Map<string, NationalWords>();
  answers.set(words, asked);
  const answer = asked.get(tag) ?? wordsIn(words, tag);
  asked.set(tag, answer);
  return answer;
}

/** The English name of a list that section 15 asks for, such as `water-hazard`; undefined where countries call it otherwise. */
export function nationalListName(id: string): string | undefined {
  const names = [...known.values()].flatMap(({ en }) => en.lists.filter((list) => list.id === id));
  return names.every(({ label }) => label === names[0]?.label) ? names[0]?.label : undefined;
}
