/** What a check looks for: an English pattern, and the sheet's own phrases with that meaning in each language. */
type Wanted = { readonly english: RegExp; readonly phrases: readonly string[] };

export const mentions = (text: string, { english, phrases }: Wanted): boolean =>
  english.test(text) || phrases.some((phrase) => text.includes(phrase));

/** The longest fixed part of a phrase between its slots. */
export function fixedPart(phrase: (slot: string) => string): string {
  return phrase('\n')
    .split('\n')
    .reduce((longest, part) => (part.length > longest.length ? part : longest));
}
