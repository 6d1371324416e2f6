import type { Cell } from '../../table/table.ts';

/** A file of a publisher. `bytes` can be read several times, and are unpacked where the file was packed by gzip. */
export type SourceFile = { readonly name: string; readonly bytes: () => AsyncIterable<Uint8Array> };

/** A row of a table in a file; `line` is its number there, from 1. A file of text is one table without a name. */
export type SourceRow = { readonly table: string; readonly line: number; readonly cells: readonly Cell[] };

/** A file that is not read, with its name, the line where one is known, and the reason. Nothing of it is taken. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused';

  constructor(place: string | { readonly file: string; readonly line: number }, reason: string, cause?: unknown) {
    super(`${typeof place === 'string' ? place : `${place.file}, line ${place.line}`}: ${reason}`, { cause });
  }
}

/** Characters of one line, of a record and of a cell; longer ones are no data. */
export const longestRecord = 1_000_000;
