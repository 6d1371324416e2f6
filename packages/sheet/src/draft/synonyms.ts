/** Synonyms as typed, separated by semicolons. */
export function synonymsOf(text: string): readonly string[] {
  return text
    .split(';')
    .map((synonym) => synonym.trim())
    .filter((synonym) => synonym !== '');
}
