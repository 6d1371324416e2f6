import {
  createDocument,
  type draftFindingSchema,
  sheetIncompleteSchema,
} from '@gosds/contract/documents/create-document';
import { downloadPdf } from '@gosds/contract/documents/paid-document';
import { documentChanges } from '@gosds/contract/documents/sheet-versions';
import { documentPage, documentText } from '@gosds/contract/documents/view-document';
import type { z } from 'zod';
import { ApiProblem } from '../../../api/call.ts';
import { invoke, pathOf } from '../../../api/invoke.ts';

export type SheetGap = z.infer<typeof draftFindingSchema>;

/** The document of a saved draft, or what prevents it from being made. */
export type MadeDocument =
  | {
      readonly status: 'made';
      readonly orderId: string;
      /** Number of the sheet: each change of the draft gives its order a new one. */
      readonly sheet: string;
      readonly pageCount: number;
      readonly isPaid: boolean;
    }
  | { readonly status: 'incomplete'; readonly findings: readonly SheetGap[] };

/** Makes the watermarked PDF of a saved draft. The same version gives the same order. */
export async function makeDocument(draftId: string, version: number): Promise<MadeDocument> {
  try {
    const { Response: material, ...made } = await invoke(createDocument, { body: { draftId, version } });
    return { status: 'made', ...made, sheet: material.MsdsId };
  } catch (error) {
    const gaps = error instanceof ApiProblem ? sheetIncompleteSchema.safeParse(error.fields) : undefined;
    if (gaps?.success) return { status: 'incomplete', findings: gaps.data.findings };
    throw error;
  }
}

export const loadDocumentText = (orderId: string) => invoke(documentText, { params: { orderId } });

export const loadChanges = (orderId: string) => invoke(documentChanges, { params: { orderId } });

type SheetOfOrder = { readonly orderId: string; readonly sheet: string };

/** Address of a page of the sheet. Another sheet of the order has another address, so that no old picture is shown. */
export const pageUrl = ({ orderId, sheet }: SheetOfOrder, page: number): string =>
  `${pathOf(documentPage.path, { orderId, page })}?sheet=${sheet}`;

/** Address of a page of the paid sheet; the order then has only this one. */
export const paidPageUrl = (orderId: string, page: number): string =>
  `${pathOf(documentPage.path, { orderId, page })}?paid`;

/** Address of the paid PDF: as a download named after the product, or for a viewer. */
export const pdfUrl = (orderId: string, { isInline }: { readonly isInline: boolean }): string =>
  `${pathOf(downloadPdf.path, { orderId })}${isInline ? '?inline=1' : ''}`;
