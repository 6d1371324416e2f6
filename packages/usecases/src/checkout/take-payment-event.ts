import { Problem } from '@gosds/contract/problem';
import type { Checkout } from './checkout.ts';
import type { PaymentEvent, PaymentState, SignedEvent } from './payment-gateway.ts';
import { recordRefunds } from '../money/record-refunds.ts';
import { recordIn, settledState } from './record-payment.ts';
import { recordRenewals } from '../money/record-renewals.ts';
import { recordSubscription } from './record-subscription.ts';

/**
 * Handles an event of the provider. The event is only a hint: asks the provider, then records the event and its effect
 * in one transaction.
 */
export const takePaymentEvent =
  (checkout: Checkout) =>
  async (signed: SignedEvent): Promise<void> => {
    const event = await checkout.gateway.readEvent(signed);
    if (event === 'forged') throw new Problem('webhook-refused');
    if (event.kind === 'payment') await takePayment(checkout, event);
    if (event.kind === 'subscription') await takeSubscription(checkout, event);
    if (event.kind === 'refund') await takeRefund(checkout, event);
  };

async function takePayment(checkout: Checkout, event: Extract<PaymentEvent, { kind: 'payment' }>): Promise<void> {
  const { gateway, work, clock } = checkout;
  const state = await settledState(gateway, event.reference);
  await work.transaction(async (stores) => {
    if (!(await stores.payments.takeEvent(event.id, clock()))) return;
    const result = await ownPayment(state, (id) => stores.payments.find({ id }));
    if (result) await recordIn(stores, result, clock());
  });
}

async function takeRefund(
  { gateway, work, clock }: Checkout,
  { id, reference }: Extract<PaymentEvent, { kind: 'refund' }>,
): Promise<void> {
  const refunds = await gateway.refundsOf(reference, []);
  await work.transaction(async (stores) => {
    if (!(await stores.payments.takeEvent(id, clock()))) return;
    const order = await stores.payments.findPaid(reference);
    if (order) await recordRefunds(stores, { orderId: order.id, reference, refunds }, clock());
  });
}

/** Undefined if the payment belongs to another service on the same account. */
async function ownPayment(state: PaymentState, find: (orderId: string) => Promise<unknown>) {
  const { orderId, attempt } = state;
  if (orderId === undefined || attempt === undefined || !isUuid(orderId)) return undefined;
  return (await find(orderId)) ? { orderId, attempt, result: state } : undefined;
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

async function takeSubscription(
  { gateway, work, clock }: Checkout,
  { id, subscriptionId }: Extract<PaymentEvent, { kind: 'subscription' }>,
): Promise<void> {
  const [state, charges] = await Promise.all([
    gateway.refetchSubscription(subscriptionId),
    gateway.chargesOf(subscriptionId),
  ]);
  await work.transaction(async (stores) => {
    if (!(await stores.payments.takeEvent(id, clock()))) return;
    await recordSubscription(stores, state, clock());
    await recordRenewals(stores, { subscriptionId, charges }, clock());
  });
}
