/** Years between two ISO dates, with fractions. */
export const yearsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (365.25 * 24 * 3600 * 1000);

function syllablesOf(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}

/** Flesch-Kincaid school grade of English text. */
export function readingGrade(text: string): number {
  const words = text.match(/[A-Za-z]+/g) ?? [];
  if (words.length === 0) return 0;
  const sentences = Math.max(1, (text.match(/[.!?:;](?:\s|$)/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
