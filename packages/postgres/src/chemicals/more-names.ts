import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rowsOf } from './csv-rows.ts';

/** Tables of names that `identifiers.csv` lacks, one table for each kind of source. Empty if the folder has none. */
export function moreNamesFiles(data: string): readonly string[] {
  const folder = join(data, 'chemicals', 'more-names');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
}

const form = z.object({ cas: z.string(), names: z.string().transform((cell) => cell.split(' | ')) });

/** The names in these tables by CAS number. */
export async function moreNames(data: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, readonly string[]>();
  for (const file of moreNamesFiles(data))
    for await (const row of rowsOf(file, form)) names.set(row.cas, [...(names.get(row.cas) ?? []), ...row.names]);
  return names;
}
