import { downloadForm, downloadPdf } from '@gosds/contract/documents/paid-document';
import { downloadLabel, showLabel } from '@gosds/contract/documents/package-label';
import { withdrawPublicPage } from '@gosds/contract/documents/public-page';
import { sendEmail } from '@gosds/contract/documents/send-email';
import { documentPage, documentText } from '@gosds/contract/documents/view-document';
import { invoke, pathOf } from '../../../api/invoke.ts';

/** The paid PDF: as a download named after the product, or for a viewer. */
export const pdfUrl = (orderId: string, { isInline }: { readonly isInline: boolean }): string =>
  `${pathOf(downloadPdf.path, { orderId })}${isInline ? '?inline=1' : ''}`;

/** The paid sheet as data, named after the product. */
export const formUrl = (orderId: string, form: 'xml' | 'json' | 'html' | 'text'): string =>
  pathOf(downloadForm.path, { orderId, form });

export const pageUrl = (orderId: string, page: number): string => pathOf(documentPage.path, { orderId, page });

export const loadDocumentText = (orderId: string) => invoke(documentText, { params: { orderId } });

export const mailSheet = (orderId: string, addresses: readonly string[]) =>
  invoke(sendEmail, { body: { orderId, To: addresses.join(',') } });

export const withdrawPage = (orderId: string) => invoke(withdrawPublicPage, { params: { orderId } });

/** How the label comes out that `search` asks for, the words of `labelRequestSchema`. */
export const loadLabel = (orderId: string, search: string, signal: AbortSignal) =>
  invoke(showLabel, { params: { orderId }, search, signal });

export const labelUrl = (orderId: string, search: string): string =>
  `${pathOf(downloadLabel.path, { orderId })}?${search}`;
