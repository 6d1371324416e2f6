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

const fold = (letters: string): string =>
  letters.replaceAll(/[ßłøıæœ]|[aou]e/gu, (written) => ownValue(spellings, written) ?? written);

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
  const wordStarts: number[] = [];
  let joined = '';
  for (const word of words(text)) {
    if (joined !== '') wordStarts.push(fold(joined).length);
    joined += word;
  }
  const squashed = fold(joined);
  return { squashed, wordStarts: wordStarts.filter((place) => place < squashed.length) };
}

/** True if the text has Chinese or Japanese signs, each of which counts as a word. */
export const hasSigns = (text: string): boolean => /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(text);
