const wide = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
const anyWide = new RegExp(`[${wide}]`, 'u');

/** Spaces, and the borders between signs of Chinese or Japanese and others, where lines may end without a space. */
const wordSeparators = new RegExp(`(\\s+|(?<=[${wide}])(?=[^${wide}\\s])|(?<=[^${wide}\\s])(?=[${wide}]))`, 'u');

/** Whether a word has signs of Chinese or Japanese: lines may end between any two of them, which the typesetter knows. */
export const isWide = (word: string) => anyWide.test(word);

/** Words, and between each two what separates them: spaces, or nothing at the border of Chinese or Japanese signs. */
export const splitWords = (text: string): readonly string[] => text.split(isWide(text) ? wordSeparators : /(\s+)/u);

const wideLetter = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';
const narrowLetter = '[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}\\p{N}]';
const spacedBorder = new RegExp(`(?<=${wideLetter})(?=${narrowLetter})|(?<=${narrowLetter})(?=${wideLetter})`, 'u');

/** Room in em that the typesetter leaves between ideographs and other letters or digits. */
export const borderSpaceEm = 0.25;

/** At how many places it does so. */
export const countSpacedBorders = (text: string) => text.split(spacedBorder).length - 1;

const signsKeptTogether = 4;

/** A word, or of Chinese and Japanese, which have no spaces, stretches about as long as their words. */
export function wordStretches(word: string): readonly string[] {
  if (!isWide(word)) return [word];
  const signs = Array.from(word);
  const starts = signs.flatMap((_, index) => (index % signsKeptTogether === 0 ? [index] : []));
  return starts.map((start) => signs.slice(start, start + signsKeptTogether).join(''));
}
