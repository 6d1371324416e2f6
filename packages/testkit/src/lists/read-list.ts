import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCasNumber } from '@gosds/sheet/draft/cas-number';
import { z } from 'zod';
import { repositoryFile } from '../public-files.ts';
import { readCsv } from './read-csv.ts';

const plainWords = z.string().regex(/^[^A-Z]{2,}$/u, 'Write the words of a name in lower case.');

const listForm = z.strictObject({
  id: z.string().regex(/^[a-z]{2,4}(?:-[a-z0-9]+)+$/),
  authority: z.string().min(3),
  act: z.string().min(3),
  title: z.string().min(3),
  /** Day of the edition. */
  version: z.iso.date(),
  validFrom: z.iso.date(),
  /** Day on which the copy was taken. */
  read: z.iso.date(),
  source: z.string().min(3),
  licence: z.string().min(3),
  completeness: z.enum(['complete', 'partial']),
  scope: z.string().min(3),
  /** When new editions come. */
  renewed: z.string().min(3),
  /** Day by which the next edition was to come, where that can be told. */
  nextExpected: z.iso.date().optional(),
  /** Entries without numbers of their own, by the names that their members bear. */
  groups: z.array(z.strictObject({ entry: z.string().min(3), names: z.array(z.array(plainWords).min(1)).min(1) })),
});

type ListFacts = z.infer<typeof listForm>;

type ListEntry = Readonly<Record<string, string>>;

export type ListData = { readonly list: ListFacts; readonly entries: readonly ListEntry[] };

const hasEcForm = (ec: string): boolean => /^\d{3}-\d{3}-\d$/.test(ec);

function checkEntry({ cas = '', ec = '', name = '' }: ListEntry): void {
  if (name.trim() === '') throw new Error(`An entry without a name: ${cas}`);
  if (cas !== '' && !isCasNumber(cas)) throw new Error(`${name}: ${cas} is no CAS number`);
  if (ec !== '' && !hasEcForm(ec)) throw new Error(`${name}: ${ec} is no EC number`);
}

/** A list of `data/lists`, checked; throws on a number with a wrong check digit, a double or an unreadable row. */
export function readListData(folder: string): ListData {
  const path = repositoryFile(join('data/lists', folder));
  const list = listForm.parse(JSON.parse(readFileSync(join(path, 'list.json'), 'utf8')));
  const entries = readCsv(readFileSync(join(path, 'entries.csv'), 'utf8'));
  entries.forEach(checkEntry);
  const numbers = entries.flatMap(({ cas = '' }) => (cas === '' ? [] : [cas]));
  const doubles = numbers.filter((cas, index) => numbers.indexOf(cas) !== index);
  if (doubles.length > 0) throw new Error(`${folder}: twice ${doubles.join(', ')}`);
  return { list, entries };
}
