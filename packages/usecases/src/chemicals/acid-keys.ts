/** An ending or beginning of the name of an acid in another language, and what English has in its place. */
type AcidRule = { readonly written: RegExp; readonly english: string };

const rules: readonly AcidRule[] = [
  // German: Butandisäure, Hexansäure, Propensäure, Sulfonsäure.
  { written: /^(.+an)disaure$/, english: '$1edioicacid' },
  { written: /^(.+(?:an|en|in))saure$/, english: '$1oicacid' },
  { written: /^(.+on)saure$/, english: '$1icacid' },
  // Dutch: hexaanzuur, propeenzuur, sulfonzuur.
  { written: /^(.+)aandizuur$/, english: '$1anedioicacid' },
  { written: /^(.+)aanzuur$/, english: '$1anoicacid' },
  { written: /^(.+)eenzuur$/, english: '$1enoicacid' },
  { written: /^(.+on)zuur$/, english: '$1icacid' },
  // French, of whose “ue” a key keeps the first letter; Spanish, Portuguese and Italian: acide hexanoïque, ácido hexanoico.
  { written: /^acide(.+)iqu$/, english: '$1icacid' },
  { written: /^acido(.+)ico$/, english: '$1icacid' },
];

/**
 * The keys that the systematic name of an acid in another language has in English: `hexansaure` is `hexanoicacid`. The
 * endings are those by which the languages render IUPAC names. Empty for all other keys.
 */
export const acidKeys = (key: string): readonly string[] =>
  rules.flatMap(({ written, english }) => (written.test(key) ? [key.replace(written, english)] : []));
