import { type Rendering, type SaltLanguage, saltLanguages } from '@gosds/catalogue/name-words/name-words';
import { nameKey } from './name-key.ts';

const inEnglish = (words: readonly Rendering[]): ReadonlyMap<string, string> =>
  new Map(words.map(({ written, english }) => [nameKey(written), english]));

/** `Dinatriumcarbonat`, `trioxyde de diarsenic`: how many of the cation there are. */
const multiples = ['', 'di', 'tri'];

const oxidationNumbers = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];

type Cation = { readonly cation: string; readonly number: string };

type Reader = Pick<SaltLanguage, 'endings' | 'stems' | 'first'> & {
  readonly anions: ReadonlyMap<string, string>;
  /** Beginnings or ends of keys by what they are: the cation with its oxidation number and what stands before it. */
  readonly cations: ReadonlyMap<string, readonly Cation[]>;
  readonly longest: number;
};

function readerOf({ cations, anions, endings, stems, joints, first }: SaltLanguage): Reader {
  const written = [...inEnglish(cations)].flatMap(([word, cation]) =>
    oxidationNumbers.flatMap((number) =>
      (joints.length === 0 ? [''] : joints).flatMap((joint) =>
        multiples.map((times) => ({
          text: `${joint}${times}${word}${number}`,
          ...{ cation: `${times}${cation}`, number },
        })),
      ),
    ),
  );
  const byText = new Map<string, readonly Cation[]>();
  for (const { text, ...each } of written) byText.set(text, [...(byText.get(text) ?? []), each]);
  return {
    ...{ endings, stems, first, anions: inEnglish(anions), cations: byText },
    longest: Math.max(...written.map(({ text }) => text.length)),
  };
}

const readers: readonly Reader[] = saltLanguages.map(readerOf);

/** The English word for an anion: one that is listed, or by its ending. */
function anionOf({ anions, endings, stems }: Reader, name: string): string | undefined {
  const known = anions.get(name);
  if (known !== undefined) return known;
  const ending = endings.find(({ written }) => name.endsWith(written) && name !== written);
  if (ending === undefined) return undefined;
  const word = `${name.slice(0, -ending.written.length)}${ending.english}`;
  return stems.reduce((each, { written, english }) => each.replace(written, english), word);
}

/** English has both words in its names of aluminium. */
const spellings = (cation: string): readonly string[] =>
  cation.endsWith('aluminum') ? [cation, cation.replace('aluminum', 'aluminium')] : [cation];

/** The key is parted into cation and anion at each place where its beginning, or its end, is a cation. */
function keysIn(reader: Reader, key: string): readonly string[] {
  const lengths = Array.from({ length: Math.min(reader.longest, key.length - 1) }, (_, at) => at + 1);
  return lengths.flatMap((length) => {
    const [own, rest] =
      reader.first === 'cation'
        ? [key.slice(0, length), key.slice(length)]
        : [key.slice(-length), key.slice(0, -length)];
    const cations = reader.cations.get(own);
    const anion = cations && anionOf(reader, rest);
    if (cations === undefined || anion === undefined) return [];
    return cations.flatMap(({ cation, number }) => spellings(cation).map((each) => `${each}${number}${anion}`));
  });
}

/**
 * The keys that the name of a salt, an oxide or a simple ester in another language has in English: `kaliumchromat` is
 * `potassiumchromate`, `塩化ビニル` is `vinylchloride`. A key may be no name at all. Empty for all other texts.
 */
export const saltKeys = (key: string): readonly string[] => [
  ...new Set(readers.flatMap((reader) => keysIn(reader, key))),
];
