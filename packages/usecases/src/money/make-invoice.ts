import { currency } from '@gosds/phrases/currency';
import { Problem } from '@gosds/contract/problem';
import type { Clock } from '../clock.ts';
import type { Order } from '../checkout/order.ts';
import { amountOf } from '../checkout/order-line.ts';
import type { MailAttachment } from '../mailer.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import {
  type MoneyContent,
  type MoneyPrinter,
  moneyNumber,
  type Seller,
  type WrittenMoneyDocument,
} from './money-document.ts';

export type InvoiceDeps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly seller: Seller;
  readonly moneyPrinter: MoneyPrinter;
};

/** The invoice of a paid order. An order paid before invoices existed gets its number now. */
function writtenInvoice({ work, clock, seller }: InvoiceDeps, orderId: string): Promise<WrittenMoneyDocument> {
  return work.transaction(async (stores) => {
    const order = await stores.payments.lock({ id: orderId });
    if (order?.status !== 'paid') throw new Problem('not-found');
    const invoice = await stores.moneyDocuments.issueInvoice(orderId, clock());
    if (invoice.content) return { ...invoice, content: invoice.content };
    const content = await contentOf(stores, order, seller);
    await stores.moneyDocuments.write(invoice.id, content);
    return { ...invoice, content };
  });
}

/** The tax included in a part of the paid amount, by tax rate. */
function taxesIn({ lines, totalMinor }: MoneyContent, partMinor: number) {
  const rates = new Map<number, number>();
  for (const { taxPercent, taxMinor } of lines) rates.set(taxPercent, (rates.get(taxPercent) ?? 0) + taxMinor);
  return [...rates].map(([taxPercent, taxMinor]) => ({
    taxPercent,
    taxMinor: Math.round((taxMinor * partMinor) / totalMinor),
  }));
}

/** The credit note of a completed refund. It names the order's invoice, which is made now if it is missing. */
async function writtenCreditNote(deps: InvoiceDeps, refundId: string): Promise<WrittenMoneyDocument> {
  const { work } = deps;
  const refund = await work.stores.refunds.find(refundId);
  const note = await work.stores.moneyDocuments.findCreditNote(refundId);
  if (!refund || !note) throw new Problem('not-found');
  if (note.content) return { ...note, content: note.content };
  const invoice = await writtenInvoice(deps, refund.orderId);
  const content: MoneyContent = {
    ...invoice.content,
    seller: deps.seller,
    lines: [],
    totalMinor: refund.amountMinor,
    credit: {
      invoice: moneyNumber(invoice),
      taxes: taxesIn(invoice.content, refund.amountMinor),
      refundedAt: refund.madeAt.toISOString(),
      products: [...new Set(invoice.content.lines.map(({ productName }) => productName))],
    },
  };
  await work.stores.moneyDocuments.write(note.id, content);
  return { ...note, content };
}

async function contentOf(stores: Stores, order: Order, seller: Seller): Promise<MoneyContent> {
  const user = await stores.users.find(order.userId);
  // The account was deleted, and the retention period of its invoices is over.
  if (!user) throw new Problem('not-found');
  if (!order.paidBy || !order.paidAt) throw new Error(`Order ${order.id} is paid by nobody.`);
  const profile = await stores.companyProfiles.find(user.id);
  const lines = order.lines.map(({ price, productName }) => {
    if (!price) throw new Error(`Order ${order.id} is paid without a price.`);
    const { code, listMinor, discountPercent, discountMinor, promoMinor, taxPercent, taxMinor } = price;
    const reductions = { discountPercent, discountMinor, promoMinor };
    const amountMinor = amountOf(price);
    return { code, productName, quantity: 1 as const, listMinor, ...reductions, amountMinor, taxPercent, taxMinor };
  });
  return {
    seller,
    buyer: { name: user.name, company: user.company || (profile?.usual.companyName ?? ''), email: user.email },
    cwOrderId: order.cwOrderId,
    currency,
    lines,
    totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    paidBy: order.paidBy,
    paidAt: order.paidAt.toISOString(),
  };
}

async function printed(deps: InvoiceDeps, document: WrittenMoneyDocument, language: string) {
  return { fileName: `${moneyNumber(document)}.pdf`, content: await deps.moneyPrinter.print(document, language) };
}

/** Fixes the contents of the invoice of a paid order. A repeated call changes nothing. */
export const writeInvoice = async (deps: InvoiceDeps, orderId: string): Promise<void> => {
  await writtenInvoice(deps, orderId);
};

type Own = { readonly orderId: string; readonly userId: string; readonly language: string };

/**
 * PDF of the invoice of a paid order that is the user's own or belongs to a team the user owns. Throws Problem
 * `not-found`.
 */
export const ownInvoice =
  (deps: InvoiceDeps) =>
  async ({ orderId, userId, language }: Own) => {
    if (!(await deps.work.stores.purchases.hasPapers({ orderId, userId }))) throw new Problem('not-found');
    return printed(deps, await writtenInvoice(deps, orderId), language);
  };

/** As `ownInvoice`, for a credit note of the order. */
export const ownCreditNote =
  (deps: InvoiceDeps) =>
  async ({ orderId, refundId, userId, language }: Own & { readonly refundId: string }) => {
    const { purchases, refunds } = deps.work.stores;
    const [hasPapers, refund] = await Promise.all([purchases.hasPapers({ orderId, userId }), refunds.find(refundId)]);
    if (!hasPapers || refund?.orderId !== orderId) throw new Problem('not-found');
    return printed(deps, await writtenCreditNote(deps, refundId), language);
  };

async function attached(deps: InvoiceDeps, userId: string, document: WrittenMoneyDocument): Promise<MailAttachment> {
  const language = (await deps.work.stores.users.find(userId))?.language ?? 'en';
  return { ...(await printed(deps, document, language)), mediaType: 'application/pdf' };
}

/** The invoice of a paid order as a mail attachment, in the buyer's language. */
export const attachedInvoice = async (deps: InvoiceDeps, { id, userId }: Pick<Order, 'id' | 'userId'>) =>
  attached(deps, userId, await writtenInvoice(deps, id));

/** As `attachedInvoice`, for the credit note of a refund. */
export const attachedCreditNote = async (
  deps: InvoiceDeps,
  request: { readonly refundId: string; readonly userId: string },
) => attached(deps, request.userId, await writtenCreditNote(deps, request.refundId));
