import { ownValue } from '@gosds/ghs/own-value';

/** Letters without a removable accent, and umlauts written out, as in `Salzsaeure`. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  æ: 'a',
  œ: 'o',
  ae: 'a',
  oe: 'o',
  ue: 'u',
};

const hasAccents = (text: string): boolean => /[^ -~]/.test(text);

const words = (text: string): readonly string[] =>
  hasAccents(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .split(/[^\p{L}\p{N}]+/u)
    : text.toLowerCase().split(/[^a-z0-9]+/);

/** True for letters that `fold` changes. Most names have none. */
const isFoldable = (letters: string): boolean => /[ßłøıæœ]|[aou]e/.test(letters);

const fold = (letters: string): string =>
  isFoldable(letters)
    ? letters.replaceAll(/[ßłøıæœ]|[aou]e/gu, (written) => ownValue(spellings, written) ?? written)
    : letters;

/**
 * Lower case without accents, spaces or punctuation, in one spelling: `n-Butyl acetate` matches `butylacetate`, and
 * `Salzsaeure` matches `Salzsäure`.
 */
export const squash = (text: string): string => fold(words(text).join(''));

/** The words of a text, each squashed. */
export const wordsOf = (text: string): readonly string[] =>
  words(text)
    .map(fold)
    .filter((word) => word !== '');

/** A squashed text and the positions at which later words begin. */
export function squashWords(text: string): { readonly squashed: string; readonly wordStarts: readonly number[] } {
  const parts = words(text);
  const joined = parts.join('');
  // Letters of two words fold together, so that a start is found in the words before it, joined.
  const lengthOf = isFoldable(joined) ? (end: number) => fold(joined.slice(0, end)).length : (end: number) => end;
  const squashed = fold(joined);
  const wordStarts: number[] = [];
  let end = 0;
  for (const word of parts) {
    if (end > 0) wordStarts.push(lengthOf(end));
    end += word.length;
  }
  return { squashed, wordStarts: wordStarts.filter((place) => place < squashed.length) };
}

/** True if the text has Chinese or Japanese signs, each of which counts as a word. */
export const hasSigns = (text: string): boolean => /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(text);
