import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';

const rowForm = z.object({
  word: z.string().regex(/^\p{Ll}+$/u, 'Write one word in lower case.'),
});

/** Frequent words that tell the language of a user's text. */
export const readTellingWords = (data: DataFolder, file: string): readonly string[] =>
  data.has(file) ? data.csv(file, rowForm).map(({ word }) => word) : [];

type Telling = { readonly facts: { readonly tag: string }; readonly tellingWords: readonly string[] };

/** The telling words by language, in one module. */
export function tellingWordsModule(languages: readonly Telling[]): GeneratedModule {
  const words = languages.flatMap(({ facts, tellingWords }) =>
    tellingWords.length === 0 ? [] : [[facts.tag, tellingWords]],
  );
  return {
    path: 'packages/phrases/src/generated/telling-words.ts',
    text: moduleText(
      '/** Frequent words of a language, by its tag; only languages written in Latin letters have them. */',
      `export const tellingWords: Readonly<Record<string, readonly string[]>> = ${literal(Object.fromEntries(words))};`,
    ),
  };
}
