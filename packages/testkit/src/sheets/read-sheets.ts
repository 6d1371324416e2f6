import { z } from 'zod';
import { faultsWithPaths } from '../fault-text.ts';
import { clpSheetSchema, readClpSheet } from './clp-sheet.ts';
import { gasSheetSchema, readGasSheet } from './gas-sheet.ts';
import { hcsSheetSchema, readHcsSheet } from './hcs-sheet.ts';
import type { PublishedSheet } from './published-sheet.ts';

/** An unreadable record, and its faulty field. */
type UnreadSheet = { readonly record: string; readonly fault: string };

export type RealSheets = { readonly sheets: readonly PublishedSheet[]; readonly unread: readonly UnreadSheet[] };

const read =
  <Schema extends z.ZodType>(schema: Schema, toSheet: (written: z.infer<Schema>) => PublishedSheet) =>
  (json: unknown): PublishedSheet =>
    toSheet(schema.parse(json));

/** The field that distinguishes a record from others of its kind. */
const kinds: readonly (readonly [string, (json: unknown) => PublishedSheet])[] = [
  ['tox11', read(clpSheetSchema, readClpSheet)],
  ['ATE_lines', read(hcsSheetSchema, readHcsSheet)],
  ['components', read(gasSheetSchema, readGasSheet)],
];

const records = z.array(z.record(z.string(), z.unknown()));

/** The real sheets of a file, and its unreadable records; undefined if it contains something else. */
export function sheetsIn(json: unknown): RealSheets | undefined {
  const parsed = records.safeParse(json);
  const kind = parsed.data && kinds.find(([field]) => parsed.data.some((each) => field in each));
  if (!parsed.success || !kind) return undefined;
  const [, toSheet] = kind;
  const sheets: PublishedSheet[] = [];
  const unread: UnreadSheet[] = [];
  for (const [index, record] of parsed.data.entries()) {
    try {
      sheets.push(toSheet(record));
    } catch (error) {
      const fault = faultsWithPaths(error);
      if (fault === undefined) throw error;
      unread.push({ record: `record ${index + 1} (${nameOf(record)})`, fault });
    }
  }
  return { sheets, unread };
}

const nameOf = ({ file, product }: Readonly<Record<string, unknown>>): string =>
  [file, product].find((name) => typeof name === 'string')?.toString() ?? 'without a name';
