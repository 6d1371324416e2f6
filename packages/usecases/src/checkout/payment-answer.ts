import { currency } from '@gosds/phrases/currency';
import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';
import { type Order, pricesOf } from './order.ts';
import { totalOf } from './price-order.ts';
import { printedSheetOf } from './printed-sheet.ts';

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

/** The printed sheet, base64. */
async function finalDocument(checkout: Checkout, order: Order): Promise<Pick<PaymentAnswer, 'data'>> {
  const bytes = await printedSheetOf(checkout, order);
  return bytes ? { data: { finalDocument: { Document: Buffer.from(bytes).toString('base64') } } } : {};
}
