import { nameKey } from './name-key.ts';
import { type SaltLanguage, saltLanguages } from './salt-words.ts';

const inEnglish = (words: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([english, written]) => written.split(' ').map((each) => [nameKey(each), english])),
  );

type Reader = Omit<SaltLanguage, 'cations' | 'anions'> & {
  readonly cations: ReadonlyMap<string, string>;
  readonly anions: ReadonlyMap<string, string>;
};

const readers: readonly Reader[] = saltLanguages.map((language) => ({
  ...language,
  cations: inEnglish(language.cations),
  anions: inEnglish(language.anions),
}));

/** The English word for an anion: one that is listed, or by its ending. */
function anionOf({ anions, endings, parts }: Reader, written: string): string | undefined {
  const known = anions.get(written);
  if (known !== undefined) return known;
  const [ending, english] = endings.find(([each]) => written.endsWith(each) && written !== each) ?? [];
  if (ending === undefined || english === undefined) return undefined;
  const stem = written.slice(0, -ending.length);
  return parts.reduce((word, [own, other]) => word.replace(own, other), `${stem}${english}`);
}

/** English has both words in its names of aluminium. */
const spellings = (cation: string): readonly string[] => (cation === 'aluminum' ? ['aluminum', 'aluminium'] : [cation]);

/** `eisenIIIchlorid`: the oxidation number stays at the cation. */
const oxidation = /^(?:i{1,3}|iv|vi?)(?=[a-z]{4})/;

/** The cation is the beginning of the key, the anion its end. */
function cationFirst(reader: Reader, key: string): readonly string[] {
  return [...reader.cations].flatMap(([written, cation]) => {
    if (!key.startsWith(written)) return [];
    const rest = key.slice(written.length);
    const state = oxidation.exec(rest)?.[0] ?? '';
    return [state, ''].flatMap((number) => {
      const anion = anionOf(reader, rest.slice(number.length));
      return anion === undefined ? [] : spellings(cation).map((each) => `${each}${number}${anion}`);
    });
  });
}

/** The anion is the beginning of the key, then what stands between, then the cation and its oxidation number. */
function anionFirst(reader: Reader, between: readonly string[], key: string): readonly string[] {
  return [...reader.cations].flatMap(([written, cation]) =>
    ['', 'i', 'ii', 'iii', 'iv', 'vi'].flatMap((number) =>
      between.flatMap((word) => {
        const end = `${word}${written}${number}`;
        const anion = key.endsWith(end) ? anionOf(reader, key.slice(0, -end.length)) : undefined;
        return anion === undefined ? [] : spellings(cation).map((each) => `${each}${number}${anion}`);
      }),
    ),
  );
}

/**
 * The keys that the name of a salt, an oxide or a simple ester in another language has in English: `kaliumchromat` is
 * `potassiumchromate`, `塩化ビニル` is `vinylchloride`. A key may be no name at all. Empty for all other texts.
 */
export const saltKeys = (key: string): readonly string[] => [
  ...new Set(
    readers.flatMap((reader) =>
      reader.between === undefined ? cationFirst(reader, key) : anionFirst(reader, reader.between, key),
    ),
  ),
];
