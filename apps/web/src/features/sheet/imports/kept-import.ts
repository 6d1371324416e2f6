import { columnRoles } from '@gosds/imports/mixture/columns';
import { shareUnits } from '@gosds/imports/mixture/words';
import { cellFlaws, type TableFile, textEncodings } from '@gosds/imports/table/table';
import { z } from 'zod';
import { importKey } from '../state/open-import.ts';
import type { ImportChoices } from './import-choices.ts';

/** A file that was read, with its name; empty for pasted rows. */
export type ImportSource = Omit<Extract<TableFile, { readonly kind: 'tables' }>, 'kind'> & { readonly name: string };

/** An import that has begun and not ended. */
export type KeptImport = {
  readonly typed: string;
  readonly read: { readonly source: ImportSource; readonly choices: ImportChoices } | null;
};

const cell = z.object({
  text: z.string(),
  isNumber: z.boolean().optional(),
  flaw: z.enum(cellFlaws).optional(),
});

const table = z.object({
  name: z.string(),
  rows: z.array(z.object({ line: z.int(), cells: z.array(cell) })),
});

const keptSchema = z.object({
  typed: z.string(),
  read: z
    .object({
      source: z.object({
        name: z.string(),
        tables: z.array(table),
        encoding: z.object({ name: z.enum(textEncodings), isGuess: z.boolean() }).optional(),
      }),
      choices: z.object({
        table: z.int(),
        columns: z.object({ heading: z.int(), roles: z.array(z.enum(columnRoles)) }),
        unit: z.enum(shareUnits).optional(),
        rows: z.record(z.coerce.number(), z.boolean()),
        fields: z.record(z.string(), z.boolean()),
      }),
    })
    .nullable(),
});

/** Maximum number of characters stored; a larger file must be chosen again. */
const maxLength = 1_000_000;

/** The import that was open when the page was left; undefined if there is none. */
export function keptImport(draftId: string): KeptImport | undefined {
  try {
    const read = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(importKey(draftId)) ?? 'null'));
    if (!read.success) return undefined;
    const { typed, read: kept } = read.data;
    if (kept === null) return { typed, read: null };
    const { encoding, ...source } = kept.source;
    const { unit, ...choices } = kept.choices;
    return { typed, read: { source: { ...source, left: [], encoding }, choices: { ...choices, unit } } };
  } catch {
    return undefined;
  }
}

/** Stores choices and input, so that a reload restores them. Null ends the import. */
export function keepImport(draftId: string, kept: KeptImport | null): void {
  try {
    const text = kept === null ? '' : JSON.stringify(kept);
    if (kept === null) sessionStorage.removeItem(importKey(draftId));
    else if (text.length <= maxLength) sessionStorage.setItem(importKey(draftId), text);
  } catch {
    // Storage is blocked or full: after a reload the import must begin again.
  }
}
