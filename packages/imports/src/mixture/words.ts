import { importWords } from '../generated/words.ts';
import { unitWords } from '../generated/units.ts';
import { plainText, wordFinder } from './plain-text.ts';

/** `parts` are parts by weight. The units after it are weights. */
export const shareUnits = [
  'percent',
  'ppm',
  'ppb',
  'per-mille',
  'fraction',
  'parts',
  'g',
  'kg',
  'mg',
  't',
  'lb',
  'oz',
] as const;

export type ShareUnit = (typeof shareUnits)[number];

/** Returns a function that checks if a plain text contains a word with this meaning. */
export const finderOf = (meaning: string) => wordFinder(importWords[meaning] ?? []);

const plainWords = (meaning: string): readonly string[] => (importWords[meaning] ?? []).map(plainText);

/** Longer words first, so that `up to` is not read as `up`. */
const byLength = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => b.length - a.length);

export const aboutWords = byLength(plainWords('about'));
export const atMostWords = byLength(plainWords('at-most'));
export const atLeastWords = byLength(plainWords('at-least'));
export const betweenWords = byLength(plainWords('between'));

const totals = new Set(plainWords('total'));

const bare = (text: string) => text.replaceAll(/[:=%\s]+$/g, '').trim();

export const isTotalWord = (plain: string): boolean => totals.has(bare(plain));

/** The spellings of units, longest first. */
export const writtenUnits: readonly { readonly unit: ShareUnit; readonly word: string }[] = shareUnits
  .flatMap((unit) => (unitWords[unit] ?? []).map((word) => ({ unit, word: plainText(word) })))
  .toSorted((a, b) => b.word.length - a.word.length);

/** The unit that a plain text is, for a column of units. */
export const unitOf = (plain: string): ShareUnit | undefined => writtenUnits.find(({ word }) => word === plain)?.unit;

/** The unit in the heading of a column, such as `Content (ppm)`. */
export function unitInHeading(plain: string): ShareUnit | undefined {
  const found = writtenUnits.find(
    ({ word }) => (word.length > 1 || word === '%' || word === '‰') && wordFinder([word])(plain),
  );
  return found?.unit;
}
