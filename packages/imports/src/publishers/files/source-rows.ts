import { fileKind } from '../../table/file-kind.ts';
import type { TextEncoding } from '../../table/table.ts';
import { delimitedRows } from './delimited-rows.ts';
import { markupRows } from './markup-rows.ts';
import { type SourceFile, SourceRefused, type SourceRow } from './source-file.ts';
import { workbookRows } from './workbook-rows.ts';

async function firstBytes(file: SourceFile): Promise<Uint8Array> {
  for await (const bytes of file.bytes()) return bytes;
  return new Uint8Array();
}

/**
 * The rows of the tables of a CSV, TSV, XLSX, XHTML or Formex file, recognised by its content. Keeps only the shared
 * parts of a workbook in memory. Throws `SourceRefused`.
 */
export async function* sourceRows(file: SourceFile, encoding?: TextEncoding): AsyncGenerator<SourceRow> {
  const { kind } = fileKind(await firstBytes(file));
  if (kind === 'empty') throw new SourceRefused(file.name, 'The file is empty.');
  if (kind === 'zip') yield* workbookRows(file);
  else if (kind === 'xml') yield* markupRows(file);
  else if (kind === 'text') yield* delimitedRows(file, encoding);
  else if (kind === 'old-office')
    throw new SourceRefused(file.name, 'This is a workbook of the old form, or locked. Save it as XLSX or CSV.');
  else throw new SourceRefused(file.name, 'This is neither CSV, TSV, XLSX, XHTML nor XML.');
}
