import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { rowsOf } from './csv-rows.ts';

/** Names of the catalogue's records that `identifiers.csv` lacks, such as trade names and names in other languages. */
export const ownNamesFiles = (data: string): readonly string[] =>
  ['names.csv', 'names-by-language.csv']
    .map((name) => join(data, 'substances', name))
    .filter((file) => existsSync(file));

const partsOf = z
  .string()
  .default('')
  .transform((cell) =>
    cell
      .split(';')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
/** A row of either file: synonyms and trade names of a record, or its name in a language. */
const form = z.object({
  id: z.coerce.number().int().positive(),
  synonyms: partsOf,
  trade_names: partsOf,
  text: z.string().default(''),
});

/** Names by the number of the chemical, which equals the number of the record. Empty if the folder has no records. */
export async function ownNames(data: string): Promise<ReadonlyMap<number, readonly string[]>> {
  const names = new Map<number, readonly string[]>();
  for (const file of ownNamesFiles(data))
    for await (const { id, synonyms, trade_names, text } of rowsOf(file, form)) {
      const further = [...synonyms, ...trade_names, ...(text === '' ? [] : [text])];
      names.set(id, [...new Set([...(names.get(id) ?? []), ...further])]);
    }
  return names;
}
