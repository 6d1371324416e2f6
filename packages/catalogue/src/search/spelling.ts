import { ownValue } from '@gosds/ghs/own-value';

/** Letters that have no accent to take off, and umlauts written out, as in `Salzsaeure`. */
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
 * Lower case without accents, spaces or punctuation, and in one spelling, so that `n-Butyl acetate` meets `butylacetate`
 * and `Salzsaeure` meets `Salzsäure`.
 */
export const squash = (text: string): string => fold(words(text).join(''));

/** The words of a text, each squashed. */
export const wordsOf = (text: string): readonly string[] =>
  words(text)
    .map(fold)
    .filter((word) => word !== '');

/** A squashed text, and the places in it at which a later word begins. */
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

/** A sign of Chinese or Japanese is a word by itself. */
export const hasSigns = (text: string): boolean => /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/u.test(text);
