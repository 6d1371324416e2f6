import { readSdscom } from '../sdscom/read-sdscom.ts';
import { decodeText } from '../table/decode-text.ts';
import { fileKind } from '../table/file-kind.ts';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';
import type { ReadSheet } from './draft-of-parts.ts';
import type { PdfData } from './pdf-data.ts';
import { readSheetJson } from './read-sheet-json.ts';
import type { SheetFile } from './sheet-file.ts';

/** Our JSON, which is there for all markets and holds what was typed; else SDScom XML, which older sheets of some have alone. */
function readPdf({ json, xml }: PdfData, maxRows: number): ReadSheet {
  try {
    const read = json && readSheetJson(json, maxRows);
    if (read) return read;
  } catch (fault) {
    if (!xml || !(fault instanceof FileRefused)) throw fault;
  }
  if (!xml) throw new FileRefused({ code: 'pdf-without-inputs' });
  return readSdscom(decodeText(xml).text, maxRows);
}

async function read(bytes: Uint8Array, maxRows: number): Promise<SheetFile> {
  if (bytes.length > importLimits.bytes) throw new FileRefused({ code: 'too-large', limit: importLimits.bytes });
  if (fileKind(bytes).kind !== 'pdf')
    return { kind: 'sheet', from: 'xml', ...readSdscom(decodeText(bytes).text, maxRows) };
  const { pdfData } = await import('./pdf-data.ts');
  const data = await pdfData(bytes);
  return { kind: 'sheet', from: data.isChanged ? 'changed-pdf' : 'pdf', ...readPdf(data, maxRows) };
}

/**
 * A draft of an earlier sheet, with `maxRows` ingredients at most: of SDScom XML, or of a PDF of ours, which carries data. A file
 * that cannot be read is refused, never thrown.
 */
export async function readSheetFile(bytes: Uint8Array, maxRows: number): Promise<SheetFile> {
  try {
    return await read(bytes, maxRows);
  } catch (fault) {
    if (fault instanceof FileRefused) return { kind: 'refused', refusal: fault.refusal };
    throw fault;
  }
}
