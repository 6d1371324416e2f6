/** What a check looks for: the English word, and the sheet's own phrases, which mean it in every language. */
type Wanted = { readonly english: RegExp; readonly phrases: readonly string[] };

export const mentions = (text: string, { english, phrases }: Wanted): boolean =>
  english.test(text) || phrases.some((phrase) => text.includes(phrase));

/** The longest part of a phrase that does not depend on its slots. */
export function fixedPart(phrase: (slot: string) => string): string {
  return phrase('\n')
    .split('\n')
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
}
