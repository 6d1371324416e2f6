import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';
import { currency, type Order, pricesOf, sheetOf } from './order.ts';
import { totalOf } from './price-order.ts';

/**
 * The payment state of an order. Throws Problem `payment-declined` after a failed attempt, and `not-paid` before the
 * first.
 */
export async function answerPayment(checkout: Checkout, order: Order, clientSecret?: string): Promise<PaymentAnswer> {
  if (order.status === 'failed') throw declined(order);
  const prices = pricesOf(order);
  if (!prices) throw new Problem('not-paid');
  const facts = { amount: totalOf(prices), currency, cwOrderId: order.cwOrderId };
  switch (order.status) {
    case 'paid':
      return { status: 'paid', ...facts, ...(await finalDocument(checkout, order)) };
    case 'action':
      return { status: 'needs-action', ...facts, ...whereToAct(order, clientSecret) };
    default:
      return { status: 'pending', ...facts };
  }
}

/** The card dialog needs a secret; PayPal needs the address of its approval page. */
function whereToAct({ paidBy }: Order, secret: string | undefined): Pick<PaymentAnswer, 'clientSecret' | 'approveUrl'> {
  if (secret === undefined) return {};
  return paidBy === 'paypal' ? { approveUrl: secret } : { clientSecret: secret };
}

function declined({ decline }: Order): Problem {
  return new Problem('payment-declined', { reason: decline?.reason ?? 'unknown', detail: decline?.message ?? '' });
}

/**
 * The sheet without watermark, base64, as printed when the order received it. Empty if the order has no sheet, or the
 * sheet is of a team that the buyer has left.
 */
async function finalDocument({ work, blobs }: Checkout, order: Order): Promise<Pick<PaymentAnswer, 'data'>> {
  const sheet = sheetOf(order);
  const { teams, documents } = work.stores;
  if (!sheet || (await teams.isOutside({ draftId: sheet.draftId, userId: order.userId }))) return {};
  const document = await documents.find(sheet.documentId);
  const bytes = document && (await blobs.get(document.cleanHash));
  if (!bytes) throw new Error(`The sheet of paid order ${order.id} is missing.`);
  return { data: { finalDocument: { Document: Buffer.from(bytes).toString('base64') } } };
}
