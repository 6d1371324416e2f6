import { createPdfPool } from '@gosds/print/pdf-pool';
import type { SheetDocument } from '@gosds/sheet/model/document';
import type { PdfAttachment } from '@gosds/usecases/pdf-printer';

/** Prints one document and closes the printer. Rejects with `UnprintableCharacter`. */
export async function printedPdf(
  document: SheetDocument,
  attachments: readonly PdfAttachment[] = [],
): Promise<Uint8Array> {
  const pool = createPdfPool({ size: 1, timeoutMs: 60_000 });
  try {
    return await pool.print(document, { watermark: false, attachments });
  } finally {
    await pool.close();
  }
}
