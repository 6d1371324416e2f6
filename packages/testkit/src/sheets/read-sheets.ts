import { z } from 'zod';
import { clpSheetSchema, readClpSheet } from './clp-sheet.ts';
import { gasSheetSchema, readGasSheet } from './gas-sheet.ts';
import { hcsSheetSchema, readHcsSheet } from './hcs-sheet.ts';
import type { PublishedSheet } from './published-sheet.ts';

/** Fields by which a record of a sheet is told from other records. */
const clpSheets = z.array(z.looseObject({ tox11: z.string() })).min(1);
const hcsSheets = z.array(z.looseObject({ ATE_lines: z.array(z.string()) })).min(1);
const gasSheets = z.array(z.looseObject({ components: z.array(z.unknown()) })).min(1);

/** The real sheets of a file; undefined where it holds something else. */
export function sheetsIn(json: unknown): readonly PublishedSheet[] | undefined {
  if (clpSheets.safeParse(json).success) return z.array(clpSheetSchema).parse(json).map(readClpSheet);
  if (hcsSheets.safeParse(json).success) return z.array(hcsSheetSchema).parse(json).map(readHcsSheet);
  if (gasSheets.safeParse(json).success) return z.array(gasSheetSchema).parse(json).map(readGasSheet);
  return undefined;
}
