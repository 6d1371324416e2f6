import { Problem } from '@gosds/contract/problem';
import type { Clock } from '../clock.ts';
import { currency, type Order } from '../checkout/order.ts';
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

/** The invoice of a paid order. One that was paid before there were invoices gets its number now. */
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

async function contentOf(stores: Stores, order: Order, seller: Seller): Promise<MoneyContent> {
  const user = await stores.users.find(order.userId);
  if (!user || !order.paidBy || !order.paidAt) throw new Error(`Order ${order.id} is paid by nobody.`);
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

async function printed(deps: InvoiceDeps, orderId: string, language: string) {
  const invoice = await writtenInvoice(deps, orderId);
  return { fileName: `${moneyNumber(invoice)}.pdf`, content: await deps.moneyPrinter.print(invoice, language) };
}

type OwnInvoice = { readonly orderId: string; readonly userId: string; readonly language: string };

/** The invoice of the user's own paid order as PDF, or Problem `not-found`. */
export const ownInvoice =
  (deps: InvoiceDeps) =>
  async ({ orderId, userId, language }: OwnInvoice) => {
    if (!(await deps.work.stores.payments.find({ id: orderId, userId }))) throw new Problem('not-found');
    return printed(deps, orderId, language);
  };

/** The invoice of a paid order as it goes with its mail, in the language of its buyer. */
export async function attachedInvoice(
  deps: InvoiceDeps,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
): Promise<MailAttachment> {
  const language = await deps.work.stores.moneyDocuments.languageOf(userId);
  return { ...(await printed(deps, id, language)), mediaType: 'application/pdf' };
}
