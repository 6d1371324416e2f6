import type { Cell } from '../../table/table.ts';

/** A file of a publisher. `bytes` can be read several times and decompresses gzip. */
export type SourceFile = { readonly name: string; readonly bytes: () => AsyncIterable<Uint8Array> };

/** A row of a table in a file. `line` counts from 1. A text file is one table without a name. */
export type SourceRow = { readonly table: string; readonly line: number; readonly cells: readonly Cell[] };

/** Thrown for a file that is refused, with its name, the line if known, and the reason. Nothing of it is imported. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';

  constructor(place: string | { readonly file: string; readonly line: number }, reason: string, cause?: unknown) {
    super(`${typeof place === 'string' ? place : `${place.file}, line ${place.line}`}: ${reason}`, { cause });
  }
}

/** Maximum number of characters of a line, a record and a cell. Longer ones are not data. */
export const longestRecord = 1_000_000;
