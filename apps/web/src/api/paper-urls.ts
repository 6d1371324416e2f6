import { creditNotePdf, invoicePdf } from '@gosds/contract/checkout/invoice';
import { interfaceTags } from '@gosds/phrases/generated/interface/interface-tags';
import { pathOf } from './invoke.ts';

/** The address of a document in a language of the screens. */
function inLanguage(path: string, tag: string): string {
  const language = interfaceTags.find((known) => known === tag) ?? 'en';
  return `${path}?${String(new URLSearchParams({ language }))}`;
}

/** Address of the invoice of an order. */
export const invoiceUrl = (orderId: string, tag: string): string =>
  inLanguage(pathOf(invoicePdf.path, { orderId }), tag);

/** Address of the credit note of a refund. */
export const creditNoteUrl = (of: { readonly orderId: string; readonly refundId: string }, tag: string): string =>
  inLanguage(pathOf(creditNotePdf.path, of), tag);
