import { boundGroups, type WordGroup } from './bound-words.ts';
import { borderSpaceEm, countSpacedBorders, isWide, splitWords } from './wide-script.ts';

/**
 * A stretch of text: plain; kept on one line; hyphenated; a place where a line may end; the space between ideographs
 * and a number; or text of the other direction.
 */
export type Piece =
  | string
  | { readonly keep: string }
  | { readonly hyphenate: string }
  | { readonly mayBreak: true }
  | { readonly spaceEm: number }
  | { readonly leftToRight: BreakableText }
  | { readonly rightToLeft: BreakableText };

/** A text for the template; a plain string if lines may end only at its spaces. */
export type BreakableText = string | readonly Piece[];

export type Place = {
  readonly widthPt: number;
  readonly measure: (text: string) => number;
  /** True if the text may begin in the middle of a line: even a short text may then have to be broken. */
  readonly runsOn?: boolean;
};

const mayBreak: Piece = { mayBreak: true };
const atSigns = /[^-‐‑–—/,;:.)\]}_+=@&|]*[-‐‑–—/,;:.)\]}_+=@&|]+|[^-‐‑–—/,;:.)\]}_+=@&|]+/gu;
const graphemes = /\P{M}\p{M}*/gu;

/**
 * Keeps numbers with their units on one line. Adds break places only to words wider than their place, such as long
 * chemical names.
 */
export function breakText(text: string, place: Place): BreakableText {
  if (!place.runsOn && !text.includes('\n') && place.measure(text) <= place.widthPt) return text;
  const pieces = boundGroups(text).flatMap((group, index, groups): readonly Piece[] => {
    if (group.text === '') return borderSpace(groups[index - 1], groups[index + 1]);
    if (place.measure(group.text) <= place.widthPt) return [group.bound ? wholePiece(group.text) : group.text];
    return splitWords(group.text).flatMap((word) =>
      place.measure(word) <= place.widthPt ? [word] : splitWord(word, place),
    );
  });
  const joined = joinStrings(pieces);
  return joined.length === 1 && typeof joined[0] === 'string' ? joined[0] : joined;
}

/** Characters after which a line may end without a space. */
const endsInside = /[-‐–—/|]/u;
const isBoxed = ({ bound, text }: WordGroup) => bound && endsInside.test(text);

/** A no-break space takes a tenth of the bytes and the time of a boxed text. */
const wholePiece = (text: string): Piece => (endsInside.test(text) ? { keep: text } : text.replaceAll(' ', '\u00a0'));

/** The typesetter puts space between letters of different scripts, but not beside boxed text. */
const borderSpace = (left: WordGroup | undefined, right: WordGroup | undefined): readonly Piece[] =>
  left &&
  right &&
  isBoxed(left) !== isBoxed(right) &&
  countSpacedBorders(left.text.slice(-1) + right.text.slice(0, 1)) > 0
    ? [{ spaceEm: borderSpaceEm }]
    : [];

/** The parts of a word between its hyphens, commas and brackets. */
export const naturalParts = (word: string): readonly string[] => word.match(atSigns) ?? [word];

function joinStrings(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  return joined;
}

function splitWord(word: string, place: Place): readonly Piece[] {
  if (isWide(word)) return [word];
  const parts = naturalParts(word).flatMap((part): readonly Piece[] => {
    if (place.measure(part) <= place.widthPt) return [part];
    return isPronounceable(part) ? [{ hyphenate: part }] : chunks(part, place);
  });
  return parts.flatMap((part, index) => (index === 0 ? [part] : [mayBreak, part]));
}

/** True if the syllables are short enough for hyphenation patterns to find a break in every line. */
const isPronounceable = (part: string) =>
  /^\p{L}+\P{L}*$/u.test(part) && !/[^aeiouyäöüáéíóúàèìòùâêîôûåæøœ]{6,}|(\p{L})\1\1/iu.test(part);

function chunks(part: string, place: Place): readonly string[] {
  const found: string[] = [];
  let current = '';
  for (const grapheme of part.match(graphemes) ?? [part]) {
    if (current !== '' && place.measure(current + grapheme) > place.widthPt) {
      found.push(current);
      current = '';
    }
    current += grapheme;
  }
  return [...found, current];
}
