import { ownValue } from '@gosds/ghs/own-value';
import { tellingWords } from '@gosds/phrases/generated/telling-words';

const baseOf = (tag: string): string => tag.split('-', 1)[0] ?? tag;

const telling: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries(tellingWords).map(
  ([tag, words]) => [tag, new Set(words)],
);

const ownLetters: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /\p{Script=Han}/u,
};
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const latin = /\p{Script=Latin}/u;
const anyLetter = /\p{Letter}/u;
/** A word in small letters; abbreviations belong to every language. */
const spelledOut = /\p{Ll}{4}/u;

/** How many telling words of each language the text has. Words in capitals, such as EN 374, are abbreviations. */
function counts(text: string): ReadonlyMap<string, number> {
  const words = new Set(text.match(/\p{Lu}?\p{Ll}+/gu)?.map((word) => word.toLowerCase()));
  return new Map(telling.map(([tag, own]) => [tag, [...words].filter((word) => own.has(word)).length]));
}

function isForeignInLatin(text: string, tag: string): boolean {
  if (!latin.test(text)) return anyLetter.test(text);
  const found = counts(text);
  return Math.max(...found.values()) > (found.get(baseOf(tag)) ?? 0);
}

/**
 * True if the letters or the frequent words of a user's text show that it is not in the language. False if they tell
 * nothing, as in a formula or a name.
 */
export function isForeign(text: string, tag: string): boolean {
  const own = ownValue(ownLetters, baseOf(tag));
  if (own === undefined) return isForeignInLatin(text, tag);
  if (baseOf(tag) === 'zh' && kana.test(text)) return true;
  return !own.test(text) && (spelledOut.test(text) || (anyLetter.test(text) && !latin.test(text)));
}
