import { amountText, currencyCode } from '@gosds/phrases/currency';
import type { SubscriptionCharge, SubscriptionState } from '@gosds/usecases/checkout/payment-gateway';
import type { PayPalState, PayPalSubscriptionAttempt } from '@gosds/usecases/checkout/paypal-gateway';
import { z } from 'zod';
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts';
import {
  type PayPalSubscription,
  payPalSubscriptionSchema,
  type PayPalTransaction,
  payPalTransactionsSchema,
  taken,
  toMinor,
} from './paypal-wire.ts';
import { chargeReference, partsOf } from './subscription-id.ts';

const path = '/v1/billing/subscriptions';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

export const subscriptionOf = (
  attempt: PayPalSubscriptionAttempt,
  { planId, returnUrl, cancelUrl }: { readonly planId: string; readonly returnUrl: string; readonly cancelUrl: string },
) => ({
  plan_id: planId,
  custom_id: `${attempt.orderId}:${attempt.attempt}`,
  start_time: attempt.renewsAt.toISOString(),
  // The first year is paid at once with the one-off amount; the plan bills from the second year on.
  plan: {
    payment_preferences: { setup_fee: { currency_code: currencyCode, value: amountText(attempt.amountMinor) } },
  },
  application_context: {
    brand_name: 'GoSDS',
    shipping_preference: 'NO_SHIPPING',
    // The shop activates the subscription, as it captures an order.
    user_action: 'CONTINUE',
    return_url: returnUrl,
    cancel_url: cancelUrl,
  },
});

type Found = { readonly subscription: PayPalSubscription; readonly charges: readonly PayPalTransaction[] };

/** The charges before the first renewal show the payment state of the order. */
type Wanted = 'first-year' | 'all-years';

/** A subscription with its charges, oldest first. */
async function findSubscription(client: PayPalClient, id: string, wanted: Wanted): Promise<Found> {
  const subscription = await client.call(payPalSubscriptionSchema, { method: 'GET', path: pathOf(id) });
  if (isWaiting(subscription)) return { subscription, charges: [] };
  const now = new Date();
  const renewsAt = new Date(subscription.start_time);
  const end = wanted === 'first-year' && renewsAt < now ? renewsAt : now;
  const span = new URLSearchParams({ start_time: subscription.create_time, end_time: end.toISOString() });
  const { transactions } = await client.call(payPalTransactionsSchema, {
    method: 'GET',
    path: `${pathOf(id)}/transactions?${span}`,
  });
  return { subscription, charges: transactions.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time)) };
}

const isWaiting = ({ status }: PayPalSubscription) => status === 'APPROVAL_PENDING' || status === 'APPROVED';

const isPaid = ({ status }: PayPalTransaction) => taken.has(status);

/** One year for the first payment, and one more for each later one. */
function paidUntil({ subscription, charges }: Found): Date {
  const end = new Date(subscription.start_time);
  end.setUTCFullYear(end.getUTCFullYear() + Math.max(charges.filter(isPaid).length - 1, 0));
  return end;
}

/** The paid charges, oldest first. */
const paidCharges = ({ subscription: { id }, charges }: Found): readonly SubscriptionCharge[] =>
  charges.filter(isPaid).map((charge, index) => ({
    reference: chargeReference(id, { id: charge.id, isFirst: index === 0 }),
    amountMinor: toMinor(charge.amount_with_breakdown.gross_amount.value),
    paidAt: new Date(charge.time),
  }));

const running: ReadonlySet<string> = new Set(['ACTIVE', 'SUSPENDED']);

/** PayPal cancels at once, but the service runs to the end of the paid period. */
function stateOf(found: Found): SubscriptionState {
  const { id, status, billing_info } = found.subscription;
  const isRunning = running.has(status);
  const end = paidUntil(found);
  const isOverdue = isRunning && (status === 'SUSPENDED' || (billing_info?.failed_payments_count ?? 0) > 0);
  return {
    subscriptionId: id,
    paidUntil: end,
    isActive: isRunning || (found.charges.some(isPaid) && end > new Date()),
    isRenewed: isRunning,
    isOverdue,
    isCharging: isOverdue,
    payLink: null,
  };
}

const declined = (reference: string, reason: string) => ({
  status: 'declined' as const,
  reference,
  reason,
  message: 'The payment was not completed.',
});

/** The first charge; undefined if nothing was charged. */
function paidBy(found: Found) {
  const first = found.charges[0];
  if (!first || !isPaid(first)) return undefined;
  const { value, currency_code } = first.amount_with_breakdown.gross_amount;
  const { id: reference } = found.subscription;
  const subscription = { subscriptionId: reference, paidUntil: paidUntil(found) };
  const money = { amountMinor: toMinor(value), currency: currency_code.toLowerCase() };
  return { status: 'paid' as const, reference, ...money, subscription };
}

/** The action that the buyer or the shop must take; undefined if neither can act. */
function waitingOf({ id: reference, status, links }: PayPalSubscription) {
  if (status === 'APPROVED') return { status: 'approved' as const, reference };
  const href = links.find(({ rel }) => rel === 'approve')?.href;
  if (status !== 'APPROVAL_PENDING' || href === undefined) return undefined;
  return { status: 'needs-action' as const, reference, clientSecret: href };
}

/** Only a charge counts as paid: an active subscription without its first charge is still pending. */
function resultOf(found: Found) {
  const { id: reference, status } = found.subscription;
  const known = paidBy(found) ?? waitingOf(found.subscription);
  if (known) return known;
  const isRefused = found.charges[0]?.status === 'DECLINED';
  if (running.has(status) && !isRefused) return { status: 'pending' as const, reference };
  return declined(reference, isRefused ? 'INSTRUMENT_DECLINED' : 'voided');
}

const nothing = z.unknown();

/** Subscriptions v1 of one account. */
export const payPalSubscriptions = (client: PayPalClient) => {
  const stateFor = async (id: string) => stateOf(await findSubscription(client, id, 'all-years'));
  const tell = async (id: string, act: 'activate' | 'cancel', reason: string): Promise<void> => {
    try {
      const call = { method: 'POST', path: `${pathOf(id)}/${act}`, body: JSON.stringify({ reason }) } as const;
      await client.call(nothing, call);
    } catch (error) {
      // The subscription already is, or never will be, in that state. The next fetched state counts.
      if (!(error instanceof PayPalRefusal && error.issue === 'SUBSCRIPTION_STATUS_INVALID')) throw error;
    }
  };
  const find = async (id: string): Promise<PayPalState> => {
    const found = await findSubscription(client, id, 'first-year');
    const [orderId, count] = found.subscription.custom_id?.split(':') ?? [];
    const attempt = Number(count);
    return { ...resultOf(found), orderId, attempt: Number.isInteger(attempt) ? attempt : undefined };
  };
  return {
    find,
    async create(body: object, requestId: string): Promise<PayPalState> {
      const call = { method: 'POST', path, body: JSON.stringify(body), requestId } as const;
      return find((await client.call(payPalSubscriptionSchema, call)).id);
    },
    async activate(id: string): Promise<PayPalState> {
      await tell(id, 'activate', 'The buyer has approved it.');
      return find(id);
    },
    refetchSubscription: stateFor,
    chargesOf: async (id: string) => paidCharges(await findSubscription(client, id, 'all-years')),
    /** The charge of a reference; undefined if it was not paid. */
    async chargeOf(reference: string): Promise<PayPalTransaction | undefined> {
      const { subscriptionId, chargeId } = partsOf(reference);
      const wanted = chargeId === undefined ? 'first-year' : 'all-years';
      const paid = (await findSubscription(client, subscriptionId, wanted)).charges.filter(isPaid);
      return chargeId === undefined ? paid[0] : paid.find(({ id }) => id === chargeId);
    },
    async endRenewal(id: string): Promise<SubscriptionState> {
      await tell(id, 'cancel', 'The buyer has unsubscribed.');
      return stateFor(id);
    },
  };
};

export type PayPalSubscriptions = ReturnType<typeof payPalSubscriptions>;
