import type { Checkout } from './checkout.ts';
import type { Order } from './order.ts';
import type { ChargeAttempt, ChargeResult } from './payment-gateway.ts';

/** Asks the provider for the money of the order's present attempt: the same attempt always asks in the same words. */
export async function chargeOrder({ work, gateway }: Checkout, order: Order): Promise<ChargeResult> {
  const charge = chargeOf(order);
  const yearly = order.price?.lines.find(({ code }) => code === 'er-subscription');
  if (!yearly) return gateway.charge(charge);
  const user = await work.stores.users.find(order.userId);
  if (!user) throw new Error(`Order ${order.id} has no owner.`);
  const customer = { userId: user.id, email: user.email };
  return gateway.subscribe({ ...charge, yearlyMinor: yearly.amountMinor, customer });
}

function chargeOf({ id, attempt, price, cardToken, cwOrderId }: Order): ChargeAttempt {
  if (!price || cardToken === null) throw new Error(`Order ${id} has no attempt to charge.`);
  const { totalMinor: amountMinor, currency } = price;
  return { orderId: id, attempt, amountMinor, currency, cardToken, description: `GoSDS order ${cwOrderId}` };
}
