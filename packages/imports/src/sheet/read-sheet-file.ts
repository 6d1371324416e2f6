import { readSdscom } from '../sdscom/read-sdscom.ts';
import { decodeText } from '../table/decode-text.ts';
import { fileKind, isWebPage } from '../table/file-kind.ts';
import { importLimits } from '../table/limits.ts';
import { FileRefused } from '../table/refusal.ts';
import type { ReadSheet } from './draft-of-parts.ts';
import type { PdfData } from './pdf-data.ts';
import { readSheetJson } from './read-sheet-json.ts';
import type { SheetFile } from './sheet-file.ts';

/** Uses our JSON, which has the user's input for all markets, or SDScom XML if an older sheet has only that. */
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
  if (isWebPage(bytes)) throw new FileRefused({ code: 'wrong-kind', kind: 'web-page' });
  if (fileKind(bytes).kind !== 'pdf')
    return { kind: 'sheet', from: 'xml', ...readSdscom(decodeText(bytes).text, maxRows) };
  const { pdfData } = await import('./pdf-data.ts');
  const data = await pdfData(bytes);
  return { kind: 'sheet', from: data.isChanged ? 'changed-pdf' : 'pdf', ...readPdf(data, maxRows) };
}

/**
 * Makes a draft of an earlier sheet with at most `maxRows` ingredients, from SDScom XML or from our PDF with data.
 * Refuses a file that cannot be read; never throws.
 */
export async function readSheetFile(bytes: Uint8Array, maxRows: number): Promise<SheetFile> {
  try {
    return await read(bytes, maxRows);
  } catch (fault) {
    if (fault instanceof FileRefused) return { kind: 'refused', refusal: fault.refusal };
    throw fault;
  }
}
