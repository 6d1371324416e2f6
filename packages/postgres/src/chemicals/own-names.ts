import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rowsOf } from './csv-rows.ts';

/** Names of the catalogue's records that `identifiers.csv` lacks, such as trade names. */
export const ownNamesFile = (data: string): string => join(data, 'substances', 'names.csv');

const partsOf = z.string().transform((cell) =>
  cell
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);
const form = z.object({ id: z.coerce.number().int().positive(), synonyms: partsOf, trade_names: partsOf });

/** Names by the number of the chemical, which equals the number of the record. Empty if the folder has no records. */
export async function ownNames(data: string): Promise<ReadonlyMap<number, readonly string[]>> {
  const file = ownNamesFile(data);
  const names = new Map<number, readonly string[]>();
  if (!existsSync(file)) return names;
  for await (const row of rowsOf(file, form)) names.set(row.id, [...row.synonyms, ...row.trade_names]);
  return names;
}
