import type { PaymentAnswer } from '@gosds/contract/checkout/pay-with-stripe';
import { Problem } from '@gosds/contract/problem';
import type { Checkout, OwnOrder } from './checkout.ts';
import { confirmOrderPayment } from './confirm-order-payment.ts';
import { payOrder, type PayRequest } from './pay-order.ts';
import type { PayPalEvent, PayPalState } from './paypal-gateway.ts';
import { recordRefunds } from '../money/record-refunds.ts';
import { recordRenewals } from '../money/record-renewals.ts';
import { pricesInForce } from './prices-in-force.ts';
import { priceRules } from './price-rules.ts';
import { recordIn } from './record-payment.ts';
import { recordSubscription } from './record-subscription.ts';
import { hasPayment, payPalOf, settlePayment, withdrawPayPal } from './settle-payment.ts';

type PayPalRequest = OwnOrder & Pick<PayRequest, 'goEr' | 'promoCode' | 'shownMinor'>;

/** Starts the payment of an order at PayPal. The answer contains the page where the buyer approves the payment. */
export const payWithPayPal =
  (checkout: Checkout) =>
  async (request: PayPalRequest): Promise<PaymentAnswer> => {
    if (!checkout.payPal) throw new Problem('payment-unavailable');
    return payOrder(checkout)({ ...request, cardToken: undefined, method: 'paypal' });
  };

/** Id of PayPal's plan for a yearly emergency response. */
export const payPalPlanOf =
  (checkout: Checkout) =>
  async ({ orderId, userId }: OwnOrder): Promise<string> => {
    const { payPal, work, emergencyResponse } = checkout;
    if (!payPal) throw new Problem('payment-unavailable');
    if (!(await work.stores.payments.find({ id: orderId, userId }))) throw new Problem('not-found');
    if (!emergencyResponse) throw new Problem('er-not-offered');
    const prices = await pricesInForce(checkout, work.stores);
    return payPal.yearlyPlan(priceRules['er-subscription'](prices, { isInternal: false }).listMinor);
  };

type PlanRequest = Omit<PayPalRequest, 'goEr'> & { readonly planId: string };

/**
 * Pays for an order with a yearly emergency response by a PayPal plan. Throws `price-changed` if the plan has another
 * price.
 */
export const subscribeWithPayPal =
  (checkout: Checkout) =>
  async ({ planId, ...request }: PlanRequest): Promise<PaymentAnswer> => {
    if (planId !== (await payPalPlanOf(checkout)(request))) {
      throw new Problem('price-changed');
    }
    return payWithPayPal(checkout)({ ...request, goEr: 'subscription' });
  };

/** Returns the state of the user's payment at PayPal. Captures the payment if the buyer approved it. */
export const confirmPayPalOrder =
  (checkout: Checkout) =>
  async ({ userId, payPalOrderId }: { readonly userId: string; readonly payPalOrderId: string }) => {
    if (!checkout.payPal) throw new Problem('not-found');
    const { orderId } = await checkout.payPal.find(payPalOrderId);
    if (orderId === undefined) throw new Problem('not-found');
    return confirmOrderPayment(checkout)({ orderId, userId });
  };

/** Handles a buyer who came back without approving: the order can be paid again, and the cancelled payment never. */
export const cancelPayPalOrder =
  (checkout: Checkout) =>
  async ({ orderId, userId }: OwnOrder): Promise<void> => {
    const order = await checkout.work.stores.payments.find({ id: orderId, userId });
    if (!order) throw new Problem('not-found');
    if (order.paidBy === 'paypal' && hasPayment(order)) await withdrawPayPal(checkout, order);
  };

/** Handles a PayPal event. The event is only a hint which payment to fetch, as with the card provider. */
export const takePayPalEvent =
  (checkout: Checkout) =>
  async (event: PayPalEvent): Promise<void> => {
    if (!checkout.payPal) throw new Problem('webhook-refused');
    const news = await checkout.payPal.readEvent(event);
    if (news === 'forged') throw new Problem('webhook-refused');
    if (news.reference === undefined) return;
    const about = { id: news.id, reference: news.reference };
    if (news.isSubscription) await takeSubscription(checkout, about);
    else
      await (news.isRefund ? takeRefund(checkout, { ...about, refundId: news.refundId }) : takeNews(checkout, about));
  };

type News = { readonly id: string; readonly reference: string };

type RefundNews = News & { readonly refundId: string | undefined };

async function takeRefund(checkout: Checkout, { id, reference, refundId }: RefundNews): Promise<void> {
  const { work, clock } = checkout;
  const order = await work.stores.payments.findPaid(reference);
  if (!order) return;
  const known = await work.stores.refunds.listOf(order.id);
  const ids = new Set([...known.map(({ providerId }) => providerId), ...(refundId === undefined ? [] : [refundId])]);
  const refunds = await payPalOf(checkout).refundsOf(reference, [...ids]);
  await work.transaction(async (stores) => {
    if (!(await stores.payments.takeEvent(`paypal:${id}`, clock()))) return;
    await recordRefunds(stores, { orderId: order.id, reference, refunds }, clock());
  });
}

async function takeNews(checkout: Checkout, { id, reference }: News) {
  const { work, clock } = checkout;
  const state = await payPalOf(checkout).find(reference);
  const { orderId, attempt } = state;
  if (orderId === undefined || attempt === undefined) return;
  const result = await stateOfOrder(checkout, { ...state, orderId, reference });
  if (result?.status === undefined || result.status === 'approved') return;
  await work.transaction(async (stores) => {
    if (await stores.payments.takeEvent(`paypal:${id}`, clock())) {
      await recordIn(stores, { orderId, attempt, result }, clock());
    }
  });
}

/** The first charge of a subscription pays its order; later charges extend its service. */
async function takeSubscription(checkout: Checkout, { id, reference }: News): Promise<void> {
  const { work, clock } = checkout;
  const payPal = payPalOf(checkout);
  const { orderId, attempt, ...paid } = await payPal.find(reference);
  if (orderId === undefined || attempt === undefined) return;
  const result = await stateOfOrder(checkout, { ...paid, orderId, attempt, reference });
  if (!result) return;
  const [state, charges] = await Promise.all([payPal.refetchSubscription(reference), payPal.chargesOf(reference)]);
  await work.transaction(async (stores) => {
    if (!(await stores.payments.takeEvent(`paypal:${id}`, clock()))) return;
    if (result.status !== 'approved') await recordIn(stores, { orderId, attempt, result }, clock());
    await recordSubscription(stores, state, clock());
    await recordRenewals(stores, { subscriptionId: reference, charges }, clock());
  });
}

/**
 * Returns undefined if the payment belongs to another service on the same account. Captures only the order's present
 * payment.
 */
async function stateOfOrder(
  checkout: Checkout,
  state: PayPalState & { readonly orderId: string; readonly reference: string },
) {
  const order = await checkout.work.stores.payments.find({ id: state.orderId });
  if (!order) return undefined;
  return hasPayment(order) && order.reference === state.reference ? settlePayment(checkout, order) : state;
}
