type Texts = Readonly<Record<string, string>> & { readonly other: string };

/** The text for a word, or the one for all others. */
export const choice = (word: string, texts: Texts): string =>
  (Object.hasOwn(texts, word) ? texts[word] : undefined) ?? texts.other;

/** Takes a count and the texts by exact number or by plural category of the language (Unicode CLDR), such as `one` or `few`. */
export function pluralIn(tag: string): (count: number, texts: Texts) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, texts) => texts[String(count)] ?? texts[rules.select(count)] ?? texts.other;
}
