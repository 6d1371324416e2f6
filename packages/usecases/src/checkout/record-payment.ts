import { Problem } from '@gosds/contract/problem';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout } from './checkout.ts';
import { isUnderWay, type Order, recordResult } from './order.ts';
import type { ChargeResult, PaymentGateway, PaymentState, SubscriptionPeriod } from './payment-gateway.ts';
import { mailSheetKind, reconcileJob } from './payment-jobs.ts';

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
  if (next.status === 'paid') await grant(stores, next, subscriptionOf(result));
  if (isUnderWay(next)) await stores.jobs.enqueue(reconcileJob({ orderId, attempt, round: 0 }));
  return next;
}

/** What follows from payment: the mail with the sheet, and the emergency-response service. */
export async function grant(stores: Stores, order: Order, period: SubscriptionPeriod | undefined): Promise<void> {
  await stores.jobs.enqueue({
    kind: mailSheetKind,
    key: `mail-paid-sheet:${order.id}`,
    data: { orderId: order.id },
  });
  if (order.goEr === '') return;
  const document = await stores.documents.find(order.documentId);
  if (!document || !order.paidAt) throw new Error(`Order ${order.id} is paid without its document.`);
  await stores.erServices.grant({
    orderId: order.id,
    userId: order.userId,
    kind: order.goEr,
    name: document.productName,
    cwNumber: `CW${document.materialNumber}`,
    endDate:
      order.goEr === 'single'
        ? yearsAfter(order.paidAt, policy.emergencyResponse.singlePaymentYears)
        : endOf(order, period),
    subscriptionId: period?.subscriptionId ?? null,
    createdAt: order.paidAt,
  });
}

/** The state of a payment. One that failed while the card holder watched is closed, so that it cannot be paid later. */
export async function settledState(gateway: PaymentGateway, reference: string): Promise<PaymentState> {
  const state = await gateway.refetch(reference);
  return state.status === 'declined' ? gateway.abandon(reference) : state;
}

const subscriptionOf = (result: ChargeResult) => (result.status === 'paid' ? result.subscription : undefined);

function endOf(order: Order, period: SubscriptionPeriod | undefined): Date {
  if (!period) throw new Error(`Order ${order.id} is paid without its subscription.`);
  return period.paidUntil;
}

function yearsAfter(paidAt: Date, years: number): Date {
  const end = new Date(paidAt);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}
