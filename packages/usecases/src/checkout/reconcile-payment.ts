import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import { chargeOrder } from './charge-order.ts';
import { policy } from '../policy.ts';
import type { Checkout } from './checkout.ts';
import { isUnderWay, type Order } from './order.ts';
import { ChargeNotMade, type ChargeResult } from './payment-gateway.ts';
import { reconcileJob, reconcileKind, roundsForCardHolder } from './payment-jobs.ts';
import { recordIn } from './record-payment.ts';
import { abandonPayment, hasPayment, settlePayment } from './settle-payment.ts';

/** Settles payments left open by a crash, by an outage or by a card holder who left. */
export const reconcilePayment = (checkout: Checkout): JobHandler =>
  handles(reconcileKind, async (question) => {
    const { orderId, attempt, round } = question;
    const { work, clock } = checkout;
    const order = await work.stores.payments.find({ id: orderId });
    if (order?.attempt !== attempt || !isUnderWay(order)) return;
    const result = await askAgain(checkout, order, round).catch((error: unknown) =>
      askLater(checkout, question, error),
    );
    await work.transaction(async (stores) => {
      const settled = await recordIn(stores, { orderId, attempt, result }, clock());
      if (settled.attempt !== attempt || !isUnderWay(settled)) return;
      await stores.jobs.enqueue(reconcileJob({ orderId, attempt, round: round + 1 }));
    });
  });

/** An outage can outlast the attempts of one job. So this queues the next round and ends the job with its error. */
async function askLater({ work }: Checkout, question: Question, cause: unknown): Promise<never> {
  await work.stores.jobs.enqueue(reconcileJob({ ...question, round: question.round + 1 }));
  throw new GiveUp(`The payment of order ${question.orderId} could not be asked after.`, { cause });
}

type Question = { readonly orderId: string; readonly attempt: number; readonly round: number };

async function askAgain(checkout: Checkout, order: Order, round: number): Promise<ChargeResult> {
  if (!hasPayment(order)) return chargeAgain(checkout, order);
  const isLeft = order.status === 'action' && round >= roundsForCardHolder();
  return isLeft ? abandonPayment(checkout, order) : settlePayment(checkout, order);
}

/**
 * Repeats a charge whose answer was lost. The same key returns the same answer, and charges only if nothing was
 * charged.
 */
async function chargeAgain(checkout: Checkout, order: Order): Promise<ChargeResult> {
  const { id: orderId, attempt, attemptedAt } = order;
  const ageHours = (checkout.clock().getTime() - (attemptedAt?.getTime() ?? 0)) / 3_600_000;
  if (ageHours > policy.payments.repeatChargeWithinHours) {
    // The buyer never received PayPal's approval page.
    if (order.paidBy === 'paypal') return notMade('The payment was not made.');
    return (await checkout.gateway.find({ orderId, attempt })) ?? notMade('The payment was not made.');
  }
  try {
    return await chargeOrder(checkout, order);
  } catch (error) {
    if (error instanceof ChargeNotMade) return notMade(error.message);
    throw error;
  }
}

const notMade = (message: string): ChargeResult => ({ status: 'declined', reason: 'not-charged', message });
