import { fileKind } from '../../table/file-kind.ts';
import type { TextEncoding } from '../../table/table.ts';
import { markupRows } from './markup-rows.ts';
import { SourceRefused, type SourceFile, type SourceRow } from './source-file.ts';
import { workbookRows } from './workbook-rows.ts';
import { recordSplitter, type TextRecord } from './records.ts';
import { textOf } from './text-of.ts';

const separators = ['\t', ';', ','] as const;

/** Number of lines sampled to find the separator. */
const sampledLines = 20;

/** The first separator that most lines contain. Names never contain tabs, but often commas. */
function separatorOf(text: string): string {
  const lines = text.split('\n', sampledLines).filter((line) => line.trim() !== '');
  return separators.find((sign) => lines.filter((line) => line.includes(sign)).length * 2 > lines.length) ?? ',';
}

const rowOf = ({ line, cells }: TextRecord): SourceRow => ({
  table: '',
  line,
  cells: cells.map((text) => ({ text: text.trim() })),
});

/** The non-blank rows of a CSV or TSV file. */
async function* delimitedRows(file: SourceFile, encoding?: TextEncoding): AsyncGenerator<SourceRow> {
  let splitter: ReturnType<typeof recordSplitter> | undefined;
  for await (const text of textOf(file, encoding)) {
    splitter ??= recordSplitter(file.name, separatorOf(text));
    for (const record of splitter.take(text)) yield rowOf(record);
  }
  for (const record of splitter?.end() ?? []) yield rowOf(record);
}

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
