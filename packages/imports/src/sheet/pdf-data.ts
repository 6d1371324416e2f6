import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { FileRefused } from '../table/refusal.ts';

/** The SDScom XML that a PDF carries, and whether the PDF was changed after it was made. */
export type PdfData = { readonly xml: Uint8Array; readonly isChanged: boolean };

type Attachment = { readonly name: string; readonly data: Uint8Array };

async function attachmentsOf(bytes: Uint8Array): Promise<readonly Attachment[]> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    return document.getAttachments();
  } catch (cause) {
    throw new FileRefused({ code: cause instanceof EncryptedPDFError ? 'encrypted' : 'broken' }, { cause });
  }
}

/** Our files are written in one go: whoever changes one adds a second end, or writes the file anew. */
function endsOf(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.split('startxref').length - 1;
}

/** Refuses a PDF without data of a sheet, an encrypted one and a broken one. */
export async function pdfData(bytes: Uint8Array): Promise<PdfData> {
  const attachments = await attachmentsOf(bytes);
  const xml = attachments.find(({ name }) => name === 'sheet.xml');
  if (xml) return { xml: xml.data, isChanged: endsOf(bytes) !== 1 };
  const isOurs = attachments.some(({ name }) => name === 'sheet.json');
  throw new FileRefused({ code: isOurs ? 'pdf-without-xml' : 'foreign-pdf' });
}
