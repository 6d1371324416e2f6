const wide = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
const anyWide = new RegExp(`[${wide}]`, 'u');

/** Spaces, and the borders between Chinese or Japanese and other characters, where lines may end without a space. */
const wordSeparators = new RegExp(`(\\s+|(?<=[${wide}])(?=[^${wide}\\s])|(?<=[^${wide}\\s])(?=[${wide}]))`, 'u');

/**
 * True if a word has Chinese or Japanese characters. Lines may end between any two of them, which the typesetter
 * handles.
 */
export const isWide = (word: string) => anyWide.test(word);

/**
 * Words alternating with their separators: spaces, or an empty text at the border of Chinese or Japanese characters.
 */
export const splitWords = (text: string): readonly string[] => text.split(isWide(text) ? wordSeparators : /(\s+)/u);

const wideLetter = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';
const narrowLetter = '[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{N}]';
const spacedBorder = new RegExp(`(?<=${wideLetter})(?=${narrowLetter})|(?<=${narrowLetter})(?=${wideLetter})`, 'u');

/** Space in em that the typesetter puts between ideographs and other letters or digits. */
export const borderSpaceEm = 0.25;

/** Number of places with such a space. */
export const countSpacedBorders = (text: string) => text.split(spacedBorder).length - 1;

const signsKeptTogether = 4;

/** A word; Chinese and Japanese have no spaces and are split into stretches about as long as their words. */
export function wordStretches(word: string): readonly string[] {
  if (!isWide(word)) return [word];
  const signs = Array.from(word);
  const starts = signs.flatMap((_, index) => (index % signsKeptTogether === 0 ? [index] : []));
  return starts.map((start) => signs.slice(start, start + signsKeptTogether).join(''));
}
