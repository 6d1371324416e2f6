import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { Problem } from '@gosds/contract/problem';
import type { Checkout, OwnOrder } from './checkout.ts';
import { answerPayment } from './payment-answer.ts';
import { recordPaymentResult } from './record-payment.ts';
import { hasPayment, settlePayment } from './settle-payment.ts';

/** Returns the payment state of an order. Asks the provider if the payment is still open. */
export const confirmOrderPayment =
  (checkout: Checkout) =>
  async ({ orderId, userId }: OwnOrder): Promise<PaymentAnswer> => {
    const order = await checkout.work.stores.payments.find({ id: orderId, userId });
    if (!order) throw new Problem('not-found');
    if (!hasPayment(order)) return answerPayment(checkout, order);
    const result = await settlePayment(checkout, order);
    const settled = await recordPaymentResult(checkout, { orderId, attempt: order.attempt, result });
    return answerPayment(checkout, settled, result.status === 'needs-action' ? result.clientSecret : undefined);
  };
