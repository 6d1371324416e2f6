import { Problem } from '@gosds/contract/problem';
import type { DocumentDeps, MakingDeps, OwnOrder } from './document-deps.ts';
import { findOwnDocument, findPaidDocument, readBlob } from './own-document.ts';
import { type PageToShow, pictureDpi } from './page-picture.ts';
import { type SheetForm, sheetForms } from '../sheet-files.ts';
import { publicUrlOf } from './public-page.ts';
import { pdfFileName, sheetFileName } from './pdf-file-name.ts';

/** `sheet`: number of the sheet that the caller sees. Each change of the draft gives its order a new sheet. */
export type PageRequest = OwnOrder & { readonly page: number; readonly sheet?: number | undefined };

export const viewPage =
  ({ work, blobs, pages }: MakingDeps) =>
  async ({ page, sheet, ...key }: PageRequest): Promise<PageToShow> => {
    const { order, document } = await findOwnDocument(work, key);
    if (page > document.pageCount || document.number !== (sheet ?? document.number)) throw new Problem('not-found');
    const hash = order.isPaid ? document.cleanHash : document.previewHash;
    return {
      tag: `${hash}-${page}`,
      read: async () => (await pages.renderPage(await readBlob(blobs, hash), page, pictureDpi)).webp,
    };
  };

export const viewText =
  ({ work, baseUrl }: DocumentDeps) =>
  async (key: OwnOrder) => {
    const { order, document } = await findOwnDocument(work, key);
    const { text, pageCount, productName, files } = document;
    const page = order.isPaid ? await work.stores.publicPages.findOfDocument(document.id) : undefined;
    const forms = sheetForms.filter((form) => files?.[form]);
    const publicPage = page ? { url: publicUrlOf(baseUrl, page.key), isPublished: page.isPublished } : null;
    return { text, pageCount, productName, isPaid: order.isPaid, forms, publicPage };
  };

export type PdfFile = { readonly fileName: string; readonly content: Uint8Array };

export const paidPdf =
  ({ work, blobs }: DocumentDeps) =>
  async (key: OwnOrder): Promise<PdfFile> => {
    const { document } = await findPaidDocument(work, key);
    return { fileName: pdfFileName(document.productName), content: await readBlob(blobs, document.cleanHash) };
  };

/** The user's paid sheet in another form. Throws Problem `not-found` for old sheets, whose forms were not stored. */
export const paidForm =
  ({ work, blobs }: DocumentDeps) =>
  async ({ form, ...key }: OwnOrder & { readonly form: SheetForm }): Promise<PdfFile> => {
    const { document } = await findPaidDocument(work, key);
    const hash = document.files?.[form];
    if (hash === undefined) throw new Problem('not-found');
    return {
      fileName: sheetFileName(document.productName, form === 'text' ? 'txt' : form),
      content: await readBlob(blobs, hash),
    };
  };
