import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable, Problem } from '@gosds/contract/problem';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout } from './checkout.ts';
import { deliverOrder } from './deliver-order.ts';
import { policy } from '../policy.ts';
import { isUnderWay, type Order, recordResult } from './order.ts';
import type { ChargeResult, PaymentGateway, PaymentState } from './payment-gateway.ts';
import { reconcileJob } from './payment-jobs.ts';

export type AttemptResult = { readonly orderId: string; readonly attempt: number; readonly result: ChargeResult };

/** Records the provider's answer to an attempt and all its effects, in one transaction. */
export function recordPaymentResult({ work, clock }: Checkout, result: AttemptResult): Promise<Order> {
  return work.transaction((stores) => recordIn(stores, result, clock()));
}

const againAfterMs = 1_000;

/**
 * As `recordPaymentResult`. A database that is away costs the caller an answer; what the provider said is written when it is back,
 * so that the order waits neither for the caller nor for the job, which would ask the provider two minutes later.
 */
export async function recordAlsoLater(checkout: Checkout, result: AttemptResult): Promise<Order> {
  try {
    return await recordPaymentResult(checkout, result);
  } catch (error) {
    if (isUnavailable(error)) void recordLater(checkout, result);
    throw error;
  }
}

/** Ends with the process: the job takes over then. */
async function recordLater(checkout: Checkout, result: AttemptResult): Promise<void> {
  const [untilSeconds] = policy.payments.questionAfterSeconds;
  const until = performance.now() + untilSeconds * 1000;
  while (performance.now() < until) {
    await sleep(againAfterMs, undefined, { ref: false });
    try {
      await recordPaymentResult(checkout, result);
      return;
    } catch (error) {
      if (!isUnavailable(error)) return;
    }
  }
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

/** Returns the state of a payment. Closes a declined payment, so that it cannot be paid later. */
export async function settledState(gateway: PaymentGateway, reference: string): Promise<PaymentState> {
  const state = await gateway.refetch(reference);
  return state.status === 'declined' ? gateway.abandon(reference) : state;
}

const subscriptionOf = (result: ChargeResult) => (result.status === 'paid' ? result.subscription : undefined);
