import type { ProviderRefund } from '@gosds/usecases/checkout/refund-gateway';
import Stripe from 'stripe';
import { refundsBy } from './refund-once.ts';

/** Refunds of payment intents, and of a subscription's first invoice through the intent that paid it. */
export const stripeRefunds = (stripe: Stripe) =>
  refundsBy({
    async find(reference) {
      const intent = await intentOf(stripe, reference);
      if (intent === undefined) return { refunds: [], paidMinor: 0 };
      const [{ status, amount_received }, { data }] = await Promise.all([
        stripe.paymentIntents.retrieve(intent),
        stripe.refunds.list({ payment_intent: intent, limit: 100 }),
      ]);
      return { paidMinor: status === 'succeeded' ? amount_received : 0, refunds: data.map(toRefund).toReversed() };
    },
    async make({ reference, amountMinor, key }) {
      const intent = await intentOf(stripe, reference);
      if (intent === undefined) throw new Unpaid(`The invoice ${reference} has no payment.`);
      const refund = await stripe.refunds.create(
        { payment_intent: intent, amount: amountMinor, reason: 'requested_by_customer', metadata: { key } },
        { idempotencyKey: `refund-${key}` },
      );
      return toRefund(refund);
    },
    isRefusal: (error) => error instanceof Unpaid || error instanceof Stripe.errors.StripeInvalidRequestError,
  });

class Unpaid extends Error {
  override readonly name = 'Unpaid';
}

/** The payment intent of a reference; undefined for an unpaid invoice. */
async function intentOf(stripe: Stripe, reference: string): Promise<string | undefined> {
  if (!reference.startsWith('in_')) return reference;
  const { data } = await stripe.invoicePayments.list({ invoice: reference, status: 'paid' });
  const intent = data[0]?.payment.payment_intent;
  return typeof intent === 'object' ? intent.id : intent;
}

/** The reference in the order for an intent: the invoice that it paid, else the intent. */
export async function referenceOf(stripe: Stripe, intent: string): Promise<string> {
  const payment = { type: 'payment_intent', payment_intent: intent };
  const { data } = await stripe.invoicePayments.list({ payment });
  const invoice = data[0]?.invoice;
  return (typeof invoice === 'object' ? invoice.id : invoice) ?? intent;
}

const statuses: ReadonlyMap<string | null, ProviderRefund['status']> = new Map([
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
]);

/** The provider may add states; an unknown state counts as pending. */
const toRefund = ({ id, metadata, amount, status, created }: Stripe.Refund): ProviderRefund => ({
  id,
  key: metadata?.key,
  amountMinor: amount,
  status: statuses.get(status) ?? 'pending',
  madeAt: new Date(created * 1000),
});
