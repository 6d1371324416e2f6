import { englishDigits } from '@gosds/sheet/draft/plain-number';

/** Lower case without accents, with one space between words and English digits. */
export const plainText = (text: string): string =>
  englishDigits(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

const isOfLetters = (word: string) => /^[\p{L}\p{N}]/u.test(word);

const isCjk = (word: string) => /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(word);

const longWord = 4;

/** True if the text has the word by itself. A long word may start or end another: `gehalt` in `Massengehalt`. */
function holdsWord(tokens: readonly string[], text: string, word: string): boolean {
  if (!isOfLetters(word) || isCjk(word)) return text.includes(word);
  if (/[^\p{L}\p{N}]/u.test(word)) return ` ${tokens.join(' ')} `.includes(` ${tokensOf(word).join(' ')} `);
  const isAtEdge = (token: string) => token.startsWith(word) || token.endsWith(word);
  return tokens.some((token) => token === word || (word.length >= longWord && isAtEdge(token)));
}

/** The words of a plain text without punctuation. Each Chinese or Japanese sign ends a word. */
export const tokensOf = (text: string): readonly string[] =>
  text
    .replaceAll(/[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/gu, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');

/** Returns a function that checks if a plain text contains one of the words. */
export function wordFinder(words: readonly string[]): (text: string) => boolean {
  const plain = words.map(plainText);
  return (text) => {
    const tokens = tokensOf(text);
    return plain.some((word) => holdsWord(tokens, text, word));
  };
}
