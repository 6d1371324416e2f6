import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { FileRefused } from '../table/refusal.ts';

/** The data of a sheet that a PDF carries, at least one of both, and whether the PDF was changed after it was made. */
export type PdfData = {
  readonly json: Uint8Array | undefined;
  /** SDScom. */
  readonly xml: Uint8Array | undefined;
  readonly isChanged: boolean;
};

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
  const named = (file: string) => attachments.find(({ name }) => name === file)?.data;
  const [json, xml] = [named('sheet.json'), named('sheet.xml')];
  if (!json && !xml) throw new FileRefused({ code: 'foreign-pdf' });
  return { json, xml, isChanged: endsOf(bytes) !== 1 };
}
