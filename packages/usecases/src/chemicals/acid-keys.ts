import { acidEndings } from '@gosds/catalogue/name-words/name-words';

/**
 * The keys that the systematic name of an acid in another language has in English: `hexansaure` is `hexanoicacid`. The
 * endings are those by which the languages render IUPAC names. Empty for all other keys.
 */
export const acidKeys = (key: string): readonly string[] =>
  acidEndings.flatMap(({ begins, ends, english }) =>
    key.length > begins.length + ends.length && key.startsWith(begins) && key.endsWith(ends)
      ? [`${key.slice(begins.length, -ends.length)}${english}`]
      : [],
  );
