import { Problem } from '@gosds/contract/problem';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout } from './checkout.ts';
import { deliverOrder } from './deliver-order.ts';
import { isUnderWay, type Order, recordResult } from './order.ts';
import type { ChargeResult, PaymentGateway, PaymentState } from './payment-gateway.ts';
import { reconcileJob } from './payment-jobs.ts';

export type AttemptResult = { readonly orderId: string; readonly attempt: number; readonly result: ChargeResult };

/** Writes the provider's answer to an attempt and everything that follows from it, in one transaction. */
export function recordPaymentResult({ work, clock }: Checkout, result: AttemptResult): Promise<Order> {
  return work.transaction((stores) => recordIn(stores, result, clock()));
}

/** As `recordPaymentResult`, in the caller's transaction. */
export async function recordIn(stores: Stores, { orderId, attempt, result }: AttemptResult, now: Date): Promise<Order> {
  const order = await stores.payments.lock({ id: orderId });
  if (!order) throw new Problem('not-found');
  const next = recordResult(order, { attempt, result, now });
  if (next === order) return order;
  await stores.payments.save(next);
  if (next.status === 'failed') await stores.promos.release(orderId, now);
  if (next.status === 'paid' && order.status === 'failed') await stores.promos.takeAgain(orderId);
  if (next.status === 'paid') await deliverOrder(stores, next, subscriptionOf(result));
  if (isUnderWay(next)) await stores.jobs.enqueue(reconcileJob({ orderId, attempt, round: 0 }));
  return next;
}

/** The state of a payment. One that failed while the card holder watched is closed, so that it cannot be paid later. */
export async function settledState(gateway: PaymentGateway, reference: string): Promise<PaymentState> {
  const state = await gateway.refetch(reference);
  return state.status === 'declined' ? gateway.abandon(reference) : state;
}

const subscriptionOf = (result: ChargeResult) => (result.status === 'paid' ? result.subscription : undefined);
