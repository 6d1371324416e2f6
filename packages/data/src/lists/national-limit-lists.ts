import { z } from 'zod';
import { oneOf, orBlank, partialDate, word } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';

const file = 'lists/national-limit-lists.csv';

const nationalListForm = z
  .strictObject({
    country: z.string().regex(/^[A-Z]{2}$/, 'Write the country by two capital letters.'),
    list: word,
    law: word,
    authority: word,
    held: orBlank(oneOf(['whole', 'in part', 'old'])),
    edition: orBlank(partialDate),
    language: orBlank(z.string().regex(/^[a-z]{2}$/, 'Write the language by two small letters.')),
    list_in_language: orBlank(word),
  })
  .refine(({ held, edition }) => held !== undefined || edition === undefined, {
    error: 'Only a list that is held has an edition.',
    path: ['edition'],
  })
  .refine(({ held, edition }) => held !== 'old' || edition !== undefined, {
    error: 'Give the edition of an old list.',
    path: ['edition'],
  })
  .refine((row) => (row.language === undefined) === (row.list_in_language === undefined), {
    error: 'Give the language and the name in it together.',
    path: ['language'],
  });

type NationalList = z.infer<typeof nationalListForm>;

const factsOf = ({ list, law, authority, held, edition, language, list_in_language: name }: NationalList) => ({
  list,
  law,
  authority,
  held: held && { edition, isPartial: held !== 'whole' || undefined, isOld: held === 'old' || undefined },
  named: language === undefined ? undefined : { language, list: name },
});

/** The name of each country's own list of exposure limits; nothing if the folder does not give it. */
export function nationalListModules(data: DataFolder): readonly GeneratedModule[] {
  if (!data.has(file)) return [];
  const rows = data.table(file, nationalListForm);
  const countries = new Set<string>();
  for (const { row, value } of rows) {
    if (countries.has(value.country)) data.report({ file, row, message: `${value.country} appears twice.` });
    countries.add(value.country);
  }
  const text = moduleText(
    "import type { NationalLimits } from '../lists/national-limit-list.ts';",
    'export const nationalLimitLists: Readonly<Record<string, NationalLimits>> = {',
    ...rows.map(({ value }) => `  ${value.country}: ${literal(factsOf(value))},`),
    '};',
  );
  return [{ path: 'packages/sheet/src/generated/national-limit-lists.ts', text }];
}
