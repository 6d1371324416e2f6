import { currency } from '@gosds/phrases/currency';
import type { Checkout } from './checkout.ts';
import { type Order, pricesOf } from './order.ts';
import { amountOf } from './order-line.ts';
import type { ChargeAttempt, ChargeResult } from './payment-gateway.ts';
import { checkoutPathOf } from './checkout-path.ts';
import { totalOf } from './price-order.ts';
import { payPalOf } from './settle-payment.ts';

/** Charges the order's present attempt at its provider. Repeating the same attempt sends the same request. */
export async function chargeOrder(checkout: Checkout, order: Order): Promise<ChargeResult> {
  if (order.paidBy === 'paypal') return chargeAtPayPal(checkout, order);
  const { work, gateway } = checkout;
  const charge = chargeOf(order);
  const yearly = order.lines.find(({ kind }) => kind === 'er-subscription')?.price;
  if (!yearly) return gateway.charge(charge);
  const user = await work.stores.users.find(order.userId);
  if (!user) throw new Error(`Order ${order.id} has no owner.`);
  const customer = { userId: user.id, email: user.email };
  return gateway.subscribe({ ...charge, yearlyMinor: amountOf(yearly), customer });
}

/**
 * Creates the payment without taking money: the buyer approves it first. A yearly amount goes through a PayPal plan.
 */
async function chargeAtPayPal(checkout: Checkout, order: Order): Promise<ChargeResult> {
  const { cardToken: _none, currency: _currency, ...charge } = chargeOf({ ...order, cardToken: '' });
  const attempt = { ...charge, returnPath: checkoutPathOf(order) };
  const payPal = payPalOf(checkout);
  const yearly = order.lines.find(({ kind }) => kind === 'er-subscription')?.price;
  const state = await (yearly
    ? payPal.subscribe({ ...attempt, yearlyMinor: amountOf(yearly), renewsAt: aYearAfter(order) })
    : payPal.create(attempt));
  return state.status === 'approved' ? { status: 'pending', reference: state.reference } : state;
}

/** One year after the start of the attempt, so that a repeated request sends the same date. */
function aYearAfter({ id, attemptedAt }: Order): Date {
  if (!attemptedAt) throw new Error(`Order ${id} has no attempt to charge.`);
  const end = new Date(attemptedAt);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}

function chargeOf(order: Order): ChargeAttempt {
  const { id, attempt, cardToken, cwOrderId } = order;
  const prices = pricesOf(order);
  if (!prices || cardToken === null) throw new Error(`Order ${id} has no attempt to charge.`);
  const amountMinor = totalOf(prices);
  return { orderId: id, attempt, amountMinor, currency, cardToken, description: `GoSDS order ${cwOrderId}` };
}
