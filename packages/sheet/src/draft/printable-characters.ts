import { printableRanges } from './printable-characters-table.ts';

/** First and last code point of each range, in order. */
function readRanges(text: string): readonly (readonly [number, number])[] {
  let last = 0;
  return text.split(' ').map((range) => {
    const [gap = '', more = '0'] = range.split(':');
    const first = last + Number.parseInt(gap, 36);
    last = first + Number.parseInt(more, 36);
    return [first, last] as const;
  });
}

let known: readonly (readonly [number, number])[] | undefined;

/** True if a font of the sheet has the character, or if the character prints nothing, such as a line end. */
export function isPrintable(codePoint: number): boolean {
  known ??= readRanges(printableRanges);
  let [low, high] = [0, known.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first = 0, last = 0] = known[middle] ?? [];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

/**
 * True for U+202D and U+202E. They reverse the letters that follow, so that a reader sees another text than a search or
 * a screen reader.
 */
export const turnsLetters = (character: string): boolean => character === '\u202D' || character === '\u202E';

const isPlain = (text: string) => /^[\n -~]*$/.test(text);

/** The characters of a text that no font has or that reverse others, each once. */
export function unprintableIn(text: string): readonly string[] {
  if (isPlain(text)) return [];
  return [...new Set(text)].filter(
    (character) => turnsLetters(character) || !isPrintable(character.codePointAt(0) ?? 0),
  );
}
