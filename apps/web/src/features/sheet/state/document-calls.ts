import { createDocument, sheetIncompleteSchema } from '@gosds/contract/documents/create-document';
import { downloadPdf } from '@gosds/contract/documents/paid-document';
import { documentChanges } from '@gosds/contract/documents/sheet-versions';
import { documentPage, documentText } from '@gosds/contract/documents/view-document';
import { ApiProblem } from '../../../api/call.ts';
import { invoke, pathOf } from '../../../api/invoke.ts';

export type SheetGap = { readonly path: string; readonly message: string };

/** The document of a saved draft, or what keeps it from being made. */
export type MadeDocument =
  | { readonly status: 'made'; readonly orderId: string; readonly pageCount: number; readonly isPaid: boolean }
  | { readonly status: 'incomplete'; readonly findings: readonly SheetGap[] };

/** Makes the watermarked PDF of a draft as it is saved; the same version gives the same order. */
export async function makeDocument(draftId: string, version: number): Promise<MadeDocument> {
  try {
    return { status: 'made', ...(await invoke(createDocument, { body: { draftId, version } })) };
  } catch (error) {
    const gaps = error instanceof ApiProblem ? sheetIncompleteSchema.safeParse(error.fields) : undefined;
    if (gaps?.success) return { status: 'incomplete', findings: gaps.data.findings };
    throw error;
  }
}

export const loadDocumentText = (orderId: string) => invoke(documentText, { params: { orderId } });

export const loadChanges = (orderId: string) => invoke(documentChanges, { params: { orderId } });

export const pageUrl = (orderId: string, page: number): string => pathOf(documentPage.path, { orderId, page });

/** The paid PDF: as a download named after the product, or for a viewer. */
export const pdfUrl = (orderId: string, { isInline }: { readonly isInline: boolean }): string =>
  `${pathOf(downloadPdf.path, { orderId })}${isInline ? '?inline=1' : ''}`;
