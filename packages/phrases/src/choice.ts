type Texts = Readonly<Record<string, string>> & { readonly other: string };

/** The text for a word, or the text for all other words. */
export const choice = (word: string, texts: Texts): string =>
  (Object.hasOwn(texts, word) ? texts[word] : undefined) ?? texts.other;

/**
 * Returns a function of a count and the texts by exact number or plural category (Unicode CLDR), such as `one` or
 * `few`.
 */
export function pluralIn(tag: string): (count: number, texts: Texts) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, texts) => texts[String(count)] ?? texts[rules.select(count)] ?? texts.other;
}
