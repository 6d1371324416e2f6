import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';
import { FileRefused } from '../../table/refusal.ts';
import type { Cell } from '../../table/table.ts';
import { numberForms, type SheetPart, sharedTexts, sheetsOf } from '../../table/workbook.ts';
import { cellReader, type WorkbookParts } from '../../table/worksheet.ts';
import { longestRecord, type SourceFile, SourceRefused, type SourceRow } from './source-file.ts';

type Piece = { readonly path: string; readonly bytes: Uint8Array; readonly isLast: boolean };

/** Maximum number of decompressed bytes of a workbook. A larger one is an attack on memory. */
const mostUnpacked = 8_000_000_000;

/** The wanted parts of a zip in their order, as they are decompressed. */
async function* piecesOf(file: SourceFile, isWanted: (path: string) => boolean): AsyncGenerator<Piece> {
  let pieces: Piece[] = [];
  let unpacked = 0;
  const begun = new Set<string>();
  const unzip = new Unzip((entry) => {
    if (!isWanted(entry.name)) return;
    begun.add(entry.name);
    entry.ondata = (fault, bytes, isLast) => {
      if (fault) throw fault;
      unpacked += bytes.length;
      pieces.push({ path: entry.name, bytes, isLast });
      if (isLast) begun.delete(entry.name);
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  for await (const bytes of file.bytes()) {
    unzip.push(bytes);
    if (unpacked > mostUnpacked) throw new SourceRefused(file.name, 'The workbook unpacks to more than 8 GB.');
    yield* pieces;
    pieces = [];
  }
  if (begun.size > 0) throw new SourceRefused(file.name, 'The file is cut off: it ends inside a sheet.');
}

const isShared = (path: string): boolean =>
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml)$/.test(path);
const isSheet = (path: string): boolean => path.startsWith('xl/worksheets/') && path.endsWith('.xml');

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/** The shared parts of a workbook, and its visible sheets. */
async function openWorkbook(
  file: SourceFile,
): Promise<{ readonly shared: WorkbookParts; readonly sheets: readonly SheetPart[] }> {
  const pieces = new Map<string, Uint8Array[]>();
  for await (const { path, bytes } of piecesOf(file, (path) => isShared(path) || isSheet(path))) {
    const known = pieces.get(path) ?? [];
    if (isShared(path)) known.push(bytes);
    pieces.set(path, known);
  }
  const parts = new Map([...pieces].map(([path, each]) => [path, joined(each)]));
  if (!parts.has('xl/workbook.xml'))
    throw new SourceRefused(file.name, 'This zip holds no workbook. Unpack it first, and name the file in it.');
  const shared = { texts: sharedTexts(parts), forms: numberForms(parts), longest: longestRecord };
  return { shared, sheets: sheetsOf(parts) };
}

/** Reads a sheet that arrives in pieces. A row ends where the next one begins. */
function sheetReader(name: string, shared: WorkbookParts) {
  let rows: SourceRow[] = [];
  let [line, inside] = [0, ''];
  let cells: Cell[] = [];
  const reader = cellReader(shared, ([column, row], cell) => {
    line = row + 1;
    cells[column] = cell;
  });
  const endRow = () => {
    const filled = Array.from(cells, (cell: Cell | undefined) => cell ?? { text: '' });
    if (filled.some(({ text, flaw }) => text !== '' || flaw !== undefined))
      rows.push({ table: name, line, cells: filled });
    cells = [];
  };
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new FileRefused({ code: 'broken' }, { cause });
  });
  parser.on('opentag', ({ name: tag, attributes }) => {
    inside = tag.slice(tag.indexOf(':') + 1);
    if (inside === 'row') reader.startRow(attributes['r']);
    if (inside === 'c') reader.startCell(attributes);
    if (inside === 'f') reader.startFormula();
  });
  parser.on('text', (text) => {
    reader.text(inside, text);
  });
  parser.on('closetag', ({ name: tag }) => {
    const closed = tag.slice(tag.indexOf(':') + 1);
    inside = '';
    if (closed === 'c') reader.endCell();
    if (closed === 'row') endRow();
  });
  const decoder = new TextDecoder();
  return {
    take(bytes: Uint8Array): readonly SourceRow[] {
      rows = [];
      parser.write(decoder.decode(bytes, { stream: true }));
      return rows;
    },
  };
}

/** The rows of every visible sheet of an XLSX workbook, with stored formula results. Keeps no sheet in memory. */
export async function* workbookRows(file: SourceFile): AsyncGenerator<SourceRow> {
  try {
    const { shared, sheets } = await openWorkbook(file);
    const names = new Map(sheets.map(({ name, path }) => [path, name]));
    const readers = new Map<string, ReturnType<typeof sheetReader>>();
    for await (const { path, bytes } of piecesOf(file, (each) => names.has(each))) {
      const reader = readers.get(path) ?? sheetReader(names.get(path) ?? '', shared);
      readers.set(path, reader);
      yield* reader.take(bytes);
    }
  } catch (cause) {
    if (!(cause instanceof FileRefused)) throw cause;
    throw new SourceRefused(file.name, 'The workbook is broken or cut off.', cause);
  }
}
