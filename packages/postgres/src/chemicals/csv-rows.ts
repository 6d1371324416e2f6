import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import { z } from 'zod';
import type { Cell } from './copy-lines.ts';

export type Rows = AsyncGenerator<readonly Cell[]>;

/** A row that cannot be read, with its line number. */
class FaultyRow extends Error {
  override readonly name = 'FaultyRow';
}

/** Reads the rows of a CSV file, compressed or not, one by one. */
export async function* rowsOf<Row>(file: string, form: z.ZodType<Row>): AsyncGenerator<Row> {
  const bytes = createReadStream(file);
  const parser = parse({ columns: true, bom: true, skip_empty_lines: true });
  const unpacked = file.endsWith('.gz')
    ? bytes.pipe(createGunzip().on('error', (fault) => parser.destroy(fault)))
    : bytes;
  bytes.on('error', (fault) => parser.destroy(fault));
  let line = 1;
  try {
    for await (const row of unpacked.pipe(parser)) {
      line += 1;
      yield form.parse(row);
    }
  } catch (cause) {
    const reason =
      cause instanceof z.ZodError
        ? cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(cause);
    throw new FaultyRow(`${file}, row ${line}: ${reason}`, { cause });
  }
}
