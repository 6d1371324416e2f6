import type { AttemptKey, ChargeAttempt, PaymentGateway, PaymentState } from '@gosds/usecases/checkout/payment-gateway';
import Stripe from 'stripe';
import { intentResult, intentState } from './intent-state.ts';
import { declinedOrThrow } from './stripe-errors.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeLedger } from './stripe-ledger.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import {
  abandonInvoice,
  chargesOf,
  endRenewal,
  invoiceState,
  payFirstInvoice,
  subscriptionState,
} from './stripe-subscription.ts';

/** Card payment by Stripe. A reference is the id of a payment intent, or of a subscription's first invoice. */
export const stripeGateway = (stripe: Stripe, webhookSecret: string): PaymentGateway => ({
  async charge(attempt) {
    try {
      return intentResult(await createIntent(stripe, attempt));
    } catch (error) {
      return declinedOrThrow(error);
    }
  },
  subscribe: (attempt) => payFirstInvoice(stripe, attempt),
  refetch: (reference) =>
    isInvoice(reference)
      ? invoiceState(stripe, reference)
      : stripe.paymentIntents.retrieve(reference).then(intentState),
  refetchSubscription: (subscriptionId) => subscriptionState(stripe, subscriptionId),
  endRenewal: (subscriptionId) => endRenewal(stripe, subscriptionId),
  chargesOf: (subscriptionId) => chargesOf(stripe, subscriptionId),
  find: (attempt) => findPayment(stripe, attempt),
  abandon: (reference) => (isInvoice(reference) ? abandonInvoice(stripe, reference) : cancelIntent(stripe, reference)),
  readEvent: (event) => readStripeEvent(stripe, webhookSecret, event),
  ...stripeRefunds(stripe),
  ...stripeLedger(stripe),
});

const isInvoice = (reference: string) => reference.startsWith('in_');

/** Confirms the intent on the server at once. 3-D Secure continues in the browser with the client secret. */
function createIntent(stripe: Stripe, { orderId, attempt, ...charge }: ChargeAttempt): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create(
    {
      amount: charge.amountMinor,
      currency: charge.currency,
      description: charge.description,
      payment_method: charge.cardToken,
      allowed_payment_method_types: ['card'],
      confirm: true,
      use_stripe_sdk: true,
      metadata: { orderId, attempt },
    },
    { idempotencyKey: `order-${orderId}-${attempt}` },
  );
}

async function cancelIntent(stripe: Stripe, reference: string): Promise<PaymentState> {
  try {
    return intentState(await stripe.paymentIntents.cancel(reference));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The payment is already paid, processing or cancelled: its present state decides.
    return intentState(await stripe.paymentIntents.retrieve(reference));
  }
}

async function findPayment(stripe: Stripe, { orderId, attempt }: AttemptKey): Promise<PaymentState | undefined> {
  const query = `metadata['orderId']:'${orderId}' AND metadata['attempt']:'${attempt}'`;
  const intent = (await stripe.paymentIntents.search({ query })).data[0];
  if (intent) return intentState(intent);
  const invoice = (await stripe.subscriptions.search({ query })).data[0]?.latest_invoice;
  if (!invoice) return undefined;
  return invoiceState(stripe, typeof invoice === 'string' ? invoice : invoice.id);
}
