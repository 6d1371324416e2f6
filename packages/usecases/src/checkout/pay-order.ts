import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { Problem } from '@gosds/contract/problem';
import { isoDate } from '../clock.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import { chargeOrder } from './charge-order.ts';
import type { Checkout, OwnOrder } from './checkout.ts';
import { deliverOrder } from './deliver-order.ts';
import { refuseOtherChoice } from './emergency-choice.ts';
import {
  chemistSheetOf,
  isOpen,
  isReportOrder,
  type Order,
  type PricedOrderLine,
  sheetOf,
  startAttempt,
} from './order.ts';
import { refuseOnDraft } from '../teams/may-in-team.ts';
import { answerPayment } from './payment-answer.ts';
import { faultsOf } from './order-faults.ts';
import { ChargeNotMade, type ChargeResult } from './payment-gateway.ts';
import type { PromoType } from './promo-store.ts';
import { reconcileJob } from './payment-jobs.ts';
import { takesPromo, totalOf } from './price-order.ts';
import { promoTypeOf, quoteOrder } from './quote-price.ts';
import { recordAlsoLater, recordPaymentResult } from './record-payment.ts';
import { abandonPayment, hasPayment, settlePayment } from './settle-payment.ts';

export type PayRequest = OwnOrder & {
  /** Undefined only for an order with a total of 0. */
  readonly cardToken: string | undefined;
  /** By card if undefined. */
  readonly method?: 'paypal';
  readonly goEr: ErChoice;
  /** Promo code for this attempt. An empty string stands for one of the user's own codes. */
  readonly promoCode?: string | undefined;
  /** The total that the buyer was shown, in minor units. A different total is not charged. Undefined if none was shown. */
  readonly shownMinor?: number | undefined;
};

/**
 * Pays an order once, however often the buyer clicks. A paid order returns `paid`; a payment under way is not charged
 * again.
 */
export const payOrder =
  (checkout: Checkout) =>
  async (request: PayRequest): Promise<PaymentAnswer> => {
    const { order, clientSecret } = await settleEarlier(checkout, request);
    if (!isOpen(order)) return answerPayment(checkout, order, clientSecret);
    await checkout.limiter.take(policy.rateLimits.paymentsPerUser, request.userId);
    const started = await claimAttempt(checkout, request);
    if (started.status === 'paid') return answerPayment(checkout, started);
    const result = await charge(checkout, started);
    const paid = await recordAlsoLater(checkout, { orderId: started.id, attempt: started.attempt, result });
    return answerPayment(checkout, paid, secretOf(result));
  };

type Settled = { readonly order: Order; readonly clientSecret?: string | undefined };

/**
 * Settles an earlier attempt that waits for the card holder or the provider. If the buyer uses another card, first
 * makes the earlier attempt impossible to pay.
 */
async function settleEarlier(checkout: Checkout, request: PayRequest): Promise<Settled> {
  const { orderId, userId } = request;
  const order = await checkout.work.stores.payments.find({ id: orderId, userId });
  if (!order) throw new Problem('not-found');
  if (order.status === 'charging') throw new Problem('order-not-open', { orderStatus: order.status });
  if (!hasPayment(order)) return { order };
  const result = await (isRepeated(order, request) ? settlePayment(checkout, order) : abandonPayment(checkout, order));
  return {
    order: await recordPaymentResult(checkout, { orderId, attempt: order.attempt, result }),
    clientSecret: secretOf(result),
  };
}

/** True if the payment under way uses the same card or PayPal. */
const isRepeated = ({ paidBy, cardToken }: Order, request: PayRequest): boolean =>
  request.method === 'paypal' ? paidBy === 'paypal' : paidBy !== 'paypal' && cardToken === (request.cardToken ?? null);

/**
 * Starts the attempt; of simultaneous calls only one succeeds. Queues a job that asks the provider again in case this
 * process dies.
 */
function claimAttempt(checkout: Checkout, request: PayRequest): Promise<Order> {
  const { work, clock } = checkout;
  const { orderId, userId, cardToken, method } = request;
  return work.transaction(async (stores) => {
    if (!(await stores.users.holdAccount(userId))) throw new Problem('not-signed-in');
    const order = await stores.payments.lock({ id: orderId, userId });
    if (!order) throw new Problem('not-found');
    if (order.status === 'paid') return order;
    if (!isOpen(order)) throw new Problem('order-not-open', { orderStatus: order.status });
    const lines = await linesToPay(checkout, stores, { order, request });
    const started = startAttempt(order, { cardToken: cardToken ?? null, method, lines, now: clock() });
    await stores.payments.save(started);
    if (started.status === 'paid') await deliverOrder(stores, started, undefined);
    else await stores.jobs.enqueue(reconcileJob({ orderId, attempt: started.attempt, round: 0 }));
    return started;
  });
}

async function refuseOutsider(stores: Stores, { draftId, userId }: { draftId: string; userId: string }): Promise<void> {
  if (await stores.teams.isOutside({ draftId, userId })) throw new Problem('not-found');
  await refuseOnDraft(stores, { id: draftId, userId }, 'pay');
}

/** Prices the lines of the attempt and takes its promo code. Throws a Problem if the order cannot be paid this way. */
async function linesToPay(
  checkout: Checkout,
  stores: Stores,
  { order, request }: { readonly order: Order; readonly request: PayRequest },
): Promise<readonly PricedOrderLine[]> {
  const draftId = (sheetOf(order) ?? chemistSheetOf(order))?.draftId;
  // The owner of the order may have left the team since ordering.
  if (draftId !== undefined) await refuseOutsider(stores, { draftId, userId: order.userId });
  const faults = await faultsOf(stores, order);
  if (faults.length > 0) throw new Problem('faults-open', { faults });
  const promoPercent = await takePromo(checkout, stores, { ...request, type: promoTypeOf(order) });
  const { lines, er } = await quoteOrder(checkout, stores, { order, choice: request.goEr, promoPercent });
  if (promoPercent > 0 && !lines.some(({ price }) => takesPromo(price))) throw new Problem('promocode-not-accepted');
  if (er.leftOut === 'not-offered') throw new Problem('er-not-offered');
  if (!isReportOrder(order))
    await refuseOtherChoice(stores, { order, choice: request.goEr, er, now: checkout.clock() });
  refuseSum(request, totalOf(lines.map(({ price }) => price)));
  return lines;
}

/** Throws if the total differs from what the buyer was shown, or if there is a total but no means of payment. */
function refuseSum({ shownMinor, method, cardToken }: PayRequest, dueMinor: number): void {
  if (shownMinor !== undefined && shownMinor !== dueMinor) throw new Problem('price-changed');
  if (method !== 'paypal' && cardToken === undefined && dueMinor > 0) {
    throw new Problem('validation', { fields: { tokenId: 'Please input your payment details' } });
  }
}

/** Uses the code for the order, in the transaction that starts the attempt. Returns the discount in per cent. */
async function takePromo(
  { clock }: Checkout,
  { promos }: Stores,
  { orderId, userId, promoCode, type }: PayRequest & { readonly type: PromoType },
): Promise<number> {
  if (promoCode === undefined) return 0;
  const now = clock();
  const question = { userId, orderId, type, code: promoCode, today: isoDate(now) };
  const promo = await promos.take(question, now);
  if (!promo) throw new Problem('promocode-invalid');
  return promo.discountPercent;
}

async function charge(checkout: Checkout, order: Order): Promise<ChargeResult> {
  try {
    return await chargeOrder(checkout, order);
  } catch (error) {
    if (!(error instanceof ChargeNotMade)) throw new Problem('payment-unconfirmed', {}, { cause: error });
    const result = { status: 'declined' as const, reason: 'not-charged', message: error.message };
    await recordPaymentResult(checkout, { orderId: order.id, attempt: order.attempt, result });
    throw new Problem('payment-unavailable', {}, { cause: error });
  }
}

const secretOf = (result: ChargeResult) => (result.status === 'needs-action' ? result.clientSecret : undefined);
