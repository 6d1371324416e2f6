import type { SheetDocument } from '@gosds/sheet/model/document';
import type { PdfAttachment, PdfPrinter, PrintedLogo } from '../pdf-printer.ts';
import type { SheetFiles } from '../sheet-files.ts';
import type { MakingDeps } from './document-deps.ts';
import type { StoredDocument } from './document-store.ts';
import { drawFirstPage } from './page-picture.ts';
import { printable } from './printable.ts';

type Extras = {
  readonly logo: PrintedLogo | undefined;
  readonly attachments: readonly PdfAttachment[];
  readonly publicUrl: string;
};

/** Prints with the watermark, and starts drawing the first page. */
async function printPreview(deps: MakingDeps, ...printed: Parameters<PdfPrinter['print']>): Promise<Uint8Array> {
  const preview = await deps.printer.print(...printed);
  drawFirstPage(deps, preview);
  return preview;
}

/** Prints both versions now, so that the paid sheet exists and equals the one shown. */
export const printSheet = (deps: MakingDeps, sheet: SheetDocument, { attachments, publicUrl, logo }: Extras) =>
  printable(async () => {
    const { printer, pages, blobs } = deps;
    const options = logo ? { logo } : {};
    const [preview, clean] = await Promise.all([
      printPreview(deps, sheet, { ...options, watermark: true }),
      printer.print(sheet, { ...options, watermark: false, attachments, publicUrl }),
    ]);
    const pageCount = await pages.pageCount(preview);
    return { pageCount, previewHash: await blobs.put(preview), cleanHash: await blobs.put(clean) };
  });

export async function keepForms({ blobs }: MakingDeps, forms: SheetFiles['forms']): Promise<StoredDocument['files']> {
  const kept = await Promise.all(
    [...forms].map(async ([form, text]) => [form, await blobs.put(new TextEncoder().encode(text))] as const),
  );
  return Object.fromEntries(kept);
}
