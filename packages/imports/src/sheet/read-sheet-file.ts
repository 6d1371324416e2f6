import { readSdscom } from '../sdscom/read-sdscom.ts';
import { decodeText } from '../table/decode-text.ts';
import { fileKind } from '../table/file-kind.ts';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';
import type { SheetFile } from './sheet-file.ts';

async function read(bytes: Uint8Array, maxRows: number): Promise<SheetFile> {
  if (bytes.length > importLimits.bytes) throw new FileRefused({ code: 'too-large', limit: importLimits.bytes });
  if (fileKind(bytes).kind !== 'pdf')
    return { kind: 'sheet', from: 'xml', ...readSdscom(decodeText(bytes).text, maxRows) };
  const { pdfData } = await import('./pdf-data.ts');
  const { xml, isChanged } = await pdfData(bytes);
  return { kind: 'sheet', from: isChanged ? 'changed-pdf' : 'pdf', ...readSdscom(decodeText(xml).text, maxRows) };
}

/**
 * A draft of an earlier sheet, with `maxRows` ingredients at most: of SDScom XML, or of a PDF that carries it. A file that cannot be
 * read is refused, never thrown.
 */
export async function readSheetFile(bytes: Uint8Array, maxRows: number): Promise<SheetFile> {
  try {
    return await read(bytes, maxRows);
  } catch (fault) {
    if (fault instanceof FileRefused) return { kind: 'refused', refusal: fault.refusal };
    throw fault;
  }
}
