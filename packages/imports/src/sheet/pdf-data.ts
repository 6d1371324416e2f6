import { FileRefused } from '../table/refusal.ts';
import { attachmentOf } from './pdf-attachments.ts';
import { catalogOf } from './pdf-objects.ts';

/** The data of a sheet that a PDF carries, at least one of both, and whether the PDF was changed after it was made. */
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

/** Our files are written in one go: whoever changes one adds a second end, or writes the file anew. */
function endsOf(bytes: Uint8Array): number {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.split('startxref').length - 1;
}

/** Refuses a PDF without data of a sheet, one whose data unpack beyond a limit, an encrypted one and a broken one. */
export async function pdfData(bytes: Uint8Array): Promise<PdfData> {
  const { json, xml } = await carriedBy(bytes);
  if (!json && !xml) throw new FileRefused({ code: 'foreign-pdf' });
  return { json, xml, isChanged: endsOf(bytes) !== 1 };
}
