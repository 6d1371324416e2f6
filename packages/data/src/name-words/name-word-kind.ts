import { z } from 'zod';
import { oneOf, word } from '../cells.ts';
import type { DataFolder, Placed } from '../data-folder.ts';
import type { DataKind } from '../data-kind.ts';
import { jsonModule } from '../json-module.ts';

const parts = ['cation', 'anion', 'ending', 'stem'] as const;
type Part = (typeof parts)[number];

/** Words, parted by spaces. */
const words = z.string().transform((text) => text.split(' ').filter((each) => each !== ''));

/** Letters of a search key, which has neither accents nor spaces. */
const keyLetters = z.string().regex(/^[a-z]*$/, 'Write small letters without accents or spaces.');
const someKeyLetters = keyLetters.min(1, 'Fill this cell.');

const languageRow = z.strictObject({
  id: z.string().regex(/^[a-z]{2}$/, 'Write two small letters, such as de.'),
  names: word,
  first: oneOf(['cation', 'anion']),
  joints: words,
});

const saltRow = z.strictObject({ languages: words, part: oneOf(parts), written: word, english: someKeyLetters });

const acidRow = z.strictObject({ languages: words, begins: keyLetters, ends: someKeyLetters, english: someKeyLetters });

/** Letters of a search key in any script. */
const anyKeyLetters = z.string().regex(/^[\p{Ll}\p{Lo}]*$/u, 'Write small letters without accents or spaces.');

const hydrateRow = z
  .strictObject({ languages: words, begins: anyKeyLetters, ends: anyKeyLetters, english: someKeyLetters })
  .refine(({ begins, ends }) => begins + ends !== '', 'Fill begins or ends.');

const gradeRow = z.strictObject({ languages: words, word });

const file = (name: string) => `name-words/${name}.csv`;
const values = <Row>(rows: readonly Placed<Row>[]): readonly Row[] => rows.map(({ value }) => value);

/** Reports languages that have no row in `salt-languages.csv`, and words that one language has twice. */
function checkSaltWords(
  data: DataFolder,
  ids: ReadonlySet<string>,
  rows: readonly Placed<z.infer<typeof saltRow>>[],
): void {
  const seen = new Set<string>();
  for (const { row, value } of rows)
    for (const language of value.languages) {
      const key = `${language} ${value.part} ${value.written}`;
      const place = { file: file('salt-words'), row };
      if (!ids.has(language)) data.report({ ...place, message: `${language} is not in salt-languages.csv.` });
      if (seen.has(key)) data.report({ ...place, message: `${key} appears twice.` });
      seen.add(key);
    }
}

/**
 * `data/name-words/`: how other languages write salts, acids and hydrates, and which words tell a grade. The search of chemicals
 * reads names by them that no list holds.
 */
export const nameWordKind: DataKind = {
  folder: 'name-words',
  compile: (data) => {
    const languages = values(data.table(file('salt-languages'), languageRow));
    const salts = data.table(file('salt-words'), saltRow);
    checkSaltWords(data, new Set(languages.map(({ id }) => id)), salts);
    const wordsOf = (language: string, wanted: Part) =>
      values(salts)
        .filter(({ part, languages: own }) => part === wanted && own.includes(language))
        .map(({ written, english }) => ({ written, english }));
    const saltLanguages = languages.map(({ id, first, joints }) => ({
      ...{ id, first, joints, cations: wordsOf(id, 'cation'), anions: wordsOf(id, 'anion') },
      ...{ endings: wordsOf(id, 'ending'), stems: wordsOf(id, 'stem') },
    }));
    const acidEndings = values(data.table(file('acid-endings'), acidRow)).map(({ begins, ends, english }) => ({
      ...{ begins, ends, english },
    }));
    const hydrateWords = values(data.table(file('hydrate-words'), hydrateRow)).map(({ begins, ends, english }) => ({
      ...{ begins, ends, english },
    }));
    const gradeWords = values(data.table(file('grade-words'), gradeRow)).map((each) => ({ word: each.word }));
    return [
      ['salt-languages', 'saltLanguages', 'SaltLanguage', saltLanguages] as const,
      ['acid-endings', 'acidEndings', 'AcidEnding', acidEndings] as const,
      ['hydrate-words', 'hydrateWords', 'HydrateWord', hydrateWords] as const,
      ['grade-words', 'gradeWords', 'GradeWord', gradeWords] as const,
    ].map(([path, name, type, items]) =>
      jsonModule({
        path: `packages/catalogue/src/generated/${path}.ts`,
        ...{ name, type: ['../name-words/word-types.ts', type] as const, items },
      }),
    );
  },
};
