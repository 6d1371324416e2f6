import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';
import type { LanguageFacts } from './language-form.ts';

const rowForm = z.object({
  kind: z.enum(['use', 'name']),
  text: z.string().regex(/^[^A-Z]+$/, 'Write the answer in lower case.'),
});

/** A complete answer without meaning, as the use of the product or the name of a substance. */
export type VagueAnswer = z.infer<typeof rowForm>;

export const readVagueAnswers = (data: DataFolder, file: string): readonly VagueAnswer[] => data.csv(file, rowForm);

type Answers = { readonly facts: Pick<LanguageFacts, 'vomiting'>; readonly vagueAnswers: readonly VagueAnswer[] };

function patternSource({ vomiting: { inducing: inducing, forbidden } }: Answers['facts']): string {
  const [first, second] = [inducing, forbidden].map((pattern) => String(new RegExp(pattern, 'iu')));
  return `  { inducing: ${first}, forbidden: ${second} },`;
}

/** The vague answers of all languages in one module. */
export function answersModule(languages: readonly Answers[]): GeneratedModule {
  const texts = (kind: VagueAnswer['kind']) =>
    new Set(
      languages
        .flatMap(({ vagueAnswers }) => vagueAnswers.filter((each) => each.kind === kind))
        .map(({ text }) => text),
    );
  const text = moduleText(
    `export const vagueUses: readonly string[] = ${literal([...texts('use')])};`,
    `export const vagueNames: readonly string[] = ${literal([...texts('name')])};`,
    '/** Telling to make a person vomit, and the words that turn it round in the same sentence. */',
    'export const vomiting: readonly { readonly inducing: RegExp; readonly forbidden: RegExp }[] = [',
    ...new Set(languages.map(({ facts }) => patternSource(facts))),
    '];',
  );
  return { path: 'packages/phrases/src/generated/answers.ts', text };
}
