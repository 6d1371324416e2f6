import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rowsOf } from './csv-rows.ts';

const form = z.object({ index: z.string(), cas: z.string() });

/** The index numbers of CLP Annex VI by CAS number, of entries that name a chemical. Empty if the folder has no such list. */
export async function indexNumbers(data: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const numbers = new Map<string, readonly string[]>();
  const file = join(data, 'lists', 'eu-clp-annex-vi', 'entries.csv');
  if (!existsSync(file)) return numbers;
  for await (const { index, cas } of rowsOf(file, form))
    if (cas !== '') numbers.set(cas, [...(numbers.get(cas) ?? []), index]);
  return numbers;
}
