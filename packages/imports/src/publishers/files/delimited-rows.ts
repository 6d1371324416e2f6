import type { TextEncoding } from '../../table/table.ts';
import { recordSplitter, type TextRecord } from './records.ts';
import type { SourceFile, SourceRow } from './source-file.ts';
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
export async function* delimitedRows(file: SourceFile, encoding?: TextEncoding): AsyncGenerator<SourceRow> {
  let splitter: ReturnType<typeof recordSplitter> | undefined;
  for await (const text of textOf(file, encoding)) {
    splitter ??= recordSplitter(file.name, separatorOf(text));
    for (const record of splitter.take(text)) yield rowOf(record);
  }
  for (const record of splitter?.end() ?? []) yield rowOf(record);
}
