/** Small letters without accents, one space between words, digits as in English. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

const isOfLetters = (word: string) => /^[\p{L}\p{N}]/u.test(word);

const isCjk = (word: string) => /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(word);

const longWord = 4;

/** The word stands in the text by itself; a longer one may also begin or end a word, as `gehalt` ends `Massengehalt`. */
function holdsWord(tokens: readonly string[], text: string, word: string): boolean {
  if (!isOfLetters(word) || isCjk(word)) return text.includes(word);
  if (/[^\p{L}\p{N}]/u.test(word)) return ` ${tokens.join(' ')} `.includes(` ${tokensOf(word).join(' ')} `);
  const isAtEdge = (token: string) => token.startsWith(word) || token.endsWith(word);
  return tokens.some((token) => token === word || (word.length >= longWord && isAtEdge(token)));
}

/** The words of a plain text, without the signs between them; each sign of Chinese or Japanese ends a word. */
export const tokensOf = (text: string): readonly string[] =>
  text
    .replaceAll(/[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/gu, ' $& ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');

/** Asks whether a plain text holds one of some words. */
export function wordFinder(words: readonly string[]): (text: string) => boolean {
  const plain = words.map(plainText);
  return (text) => {
    const tokens = tokensOf(text);
    return plain.some((word) => holdsWord(tokens, text, word));
  };
}
