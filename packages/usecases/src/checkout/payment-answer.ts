import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';
import type { Order } from './order.ts';

/** What the caller hears of an order's payment; a failed one is Problem `payment-declined`, an untried one `not-paid`. */
export async function answerPayment(checkout: Checkout, order: Order, clientSecret?: string): Promise<PaymentAnswer> {
  if (order.status === 'failed') throw declined(order);
  if (!order.price) throw new Problem('not-paid');
  const { totalMinor: amount, currency } = order.price;
  const facts = { amount, currency, cwOrderId: order.cwOrderId };
  switch (order.status) {
    case 'paid':
      return { status: 'paid', ...facts, data: { finalDocument: { Document: await cleanSheet(checkout, order) } } };
    case 'action':
      return { status: 'needs-action', ...facts, ...(clientSecret !== undefined && { clientSecret }) };
    default:
      return { status: 'pending', ...facts };
  }
}

function declined({ decline }: Order): Problem {
  return new Problem('payment-declined', { reason: decline?.reason ?? 'unknown', detail: decline?.message ?? '' });
}

/** The sheet without watermark, as it was printed when the order took it; base64. */
async function cleanSheet({ work, blobs }: Checkout, order: Order): Promise<string> {
  const document = await work.stores.documents.find(order.documentId);
  const bytes = document && (await blobs.get(document.cleanHash));
  if (!bytes) throw new Error(`The sheet of paid order ${order.id} is missing.`);
  return Buffer.from(bytes).toString('base64');
}
