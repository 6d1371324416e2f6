import { z } from 'zod';
import { oneOf, orBlank, partialDate, word } from '../cells.ts';
import type { DataFolder } from '../data-folder.ts';
import { reportDoubles } from '../jurisdictions/jurisdiction-tables.ts';
import { type GeneratedModule, literal, moduleText } from '../data-kind.ts';

const file = 'lists/national-limit-lists.csv';

const day = orBlank(z.iso.date('Write the day as 2026-05-01.'));

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
    /** First and last day of the name, if the law changes it. */
    valid_from: day,
    valid_until: day,
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

const factsOf = ({ held, edition, language, list_in_language: name, ...row }: NationalList) => ({
  list: row.list,
  law: row.law,
  authority: row.authority,
  held: held && { edition, isPartial: held !== 'whole' || undefined, isOld: held === 'old' || undefined },
  named: language === undefined ? undefined : { language, list: name },
  validFrom: row.valid_from,
  validUntil: row.valid_until,
});

/** The name of each country's own list of exposure limits. Empty if the folder has none. */
export function nationalListModules(data: DataFolder): readonly GeneratedModule[] {
  if (!data.has(file)) return [];
  const rows = data.table(file, nationalListForm).map(({ value }) => value);
  const keyed = rows.map(({ country, valid_from: from = '', valid_until: until = '' }) => ({
    country,
    valid_from: from,
    valid_until: until,
  }));
  reportDoubles(data, { file, key: ['country'], rows: keyed });
  const listsOf = (country: string) => rows.filter((row) => row.country === country).map(factsOf);
  const text = moduleText(
    "import type { NationalLimits } from '../lists/national-limit-list.ts';",
    'export const nationalLimitLists: Readonly<Record<string, readonly NationalLimits[]>> = {',
    ...[...new Set(rows.map(({ country }) => country))].map((country) => `  ${country}: ${literal(listsOf(country))},`),
    '};',
  );
  return [{ path: 'packages/sheet/src/generated/national-limit-lists.ts', text }];
}
