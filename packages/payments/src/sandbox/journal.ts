import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/** Keeps the double's objects over a restart. The last line of an id counts. */
export type Journal = {
  /** Keeps the row with the next `flush`. */
  append(table: string, row: { readonly id: string }): void;
  /**
   * Writes in one piece what was appended. A call of a provider happens whole or not at all, so each flushes once, just
   * before its answer; what happens outside a call is flushed by itself soon.
   */
  readonly flush: () => void;
  /** Rows of a table as last written. */
  rows(table: string): readonly unknown[];
};

const lineSchema = z.object({ table: z.string(), row: z.looseObject({ id: z.string() }) });
type Line = z.infer<typeof lineSchema>;

/** Opens the journal's file and drops replaced lines. Without a file nothing outlives the process. */
export function openJournal(file: string | undefined): Journal {
  const latest = new Map<string, Line>();
  for (const line of readLines(file)) latest.set(`${line.table} ${line.row.id}`, line);
  if (file) writeFileSync(file, [...latest.values()].map(toText).join(''), { mode: 0o600 });
  const pending: string[] = [];
  const flush = () => {
    if (file && pending.length > 0) appendFileSync(file, pending.join(''), { mode: 0o600 });
    pending.length = 0;
  };
  const flushSoon = () => {
    try {
      flush();
    } catch {
      // Such as a full disk. The rows stay for the next flush.
    }
  };
  return {
    append(table, row) {
      if (!file) return;
      if (pending.length === 0) setImmediate(flushSoon);
      pending.push(toText({ table, row }));
    },
    flush,
    rows: (table) => [...latest.values()].filter((line) => line.table === table).map(({ row }) => row),
  };
}

const toText = (line: { table: string; row: unknown }) => `${JSON.stringify(line)}\n`;

function readLines(file: string | undefined): readonly Line[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readLine);
}

/** A crash may have cut the last line; it was never acknowledged. */
function readLine(text: string): readonly Line[] {
  try {
    return [lineSchema.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}
