import type { SheetDocument } from '@gosds/sheet/model/document';
import type { PdfAttachment, PrintedLogo } from '../pdf-printer.ts';
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

/** Prints both versions now, so that the paid sheet exists and equals the one shown. */
export const printSheet = (deps: MakingDeps, sheet: SheetDocument, { attachments, publicUrl, logo }: Extras) =>
  printable(async () => {
    const { printer, pages, blobs } = deps;
    const { clean, proof } = await printer.printPair(sheet, { ...(logo ? { logo } : {}), attachments, publicUrl });
    drawFirstPage(deps, proof);
    const pageCount = await pages.pageCount(proof);
    return { pageCount, previewHash: await blobs.put(proof), cleanHash: await blobs.put(clean) };
  });

export async function keepForms({ blobs }: MakingDeps, forms: SheetFiles['forms']): Promise<StoredDocument['files']> {
  const kept = await Promise.all(
    [...forms].map(async ([form, text]) => [form, await blobs.put(new TextEncoder().encode(text))] as const),
  );
  return Object.fromEntries(kept);
}
