import { FileRefused } from '../table/refusal.ts';
import { attachmentOf } from './pdf-attachments.ts';
import { catalogOf } from './pdf-objects.ts';

/** The sheet data in a PDF, in at least one of two formats, and if the PDF was changed after it was made. */
export type PdfData = {
  readonly json: Uint8Array | undefined;
  /** SDScom. */
  readonly xml: Uint8Array | undefined;
  readonly isChanged: boolean;
};

type Carried = Pick<PdfData, 'json' | 'xml'>;

async function carriedBy(bytes: Uint8Array): Promise<Carried> {
  try {
    const catalog = await catalogOf(bytes);
    return { json: attachmentOf(catalog, 'sheet.json'), xml: attachmentOf(catalog, 'sheet.xml') };
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused({ code: 'broken' }, { cause });
  }
}

/** Our PDF files have one end. A changed file has a second end or was written again. */
function endsOf(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.split('startxref').length - 1;
}

/** Refuses a PDF without sheet data, with data beyond a limit, with encryption, or with faults. */
export async function pdfData(bytes: Uint8Array): Promise<PdfData> {
  const { json, xml } = await carriedBy(bytes);
  if (!json && !xml) throw new FileRefused({ code: 'foreign-pdf' });
  return { json, xml, isChanged: endsOf(bytes) !== 1 };
}
