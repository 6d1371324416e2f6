import type { PaymentEvent, SignedEvent } from '@gosds/usecases/checkout/payment-gateway';
import type Stripe from 'stripe';
import { referenceOf } from './stripe-refunds.ts';

/** Verifies signature and age of an event (the SDK's five minutes). Keeps only what must be fetched again. */
export async function readStripeEvent(
  stripe: Stripe,
  secret: string,
  signed: SignedEvent,
): Promise<PaymentEvent | 'forged'> {
  const event = verified(stripe, secret, signed);
  if (event === undefined) return 'forged';
  const { id } = event;
  switch (event.type) {
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed': {
      const intent = event.data.object.payment_intent;
      if (intent === null) return { kind: 'other', id };
      const reference = await referenceOf(stripe, typeof intent === 'string' ? intent : intent.id);
      return { kind: 'refund', id, reference };
    }
    default:
      return toPaymentEvent(event);
  }
}

function verified(stripe: Stripe, secret: string, { rawBody, signature }: SignedEvent): Stripe.Event | undefined {
  if (signature === undefined) return undefined;
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch {
    // The signature, time stamp or JSON is wrong, so the body is not what the provider signed.
    return undefined;
  }
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id } = event;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing': {
      const intent = event.data.object;
      return intent.metadata.orderId ? { kind: 'payment', id, reference: intent.id } : { kind: 'other', id };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return ofInvoice(id, event.data.object);
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', id, subscriptionId: event.data.object.id };
    default:
      return { kind: 'other', id };
  }
}

function ofInvoice(id: string, invoice: Stripe.Invoice): PaymentEvent {
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (!subscription) return { kind: 'other', id };
  if (invoice.billing_reason === 'subscription_create') return { kind: 'payment', id, reference: invoice.id };
  return {
    kind: 'subscription',
    id,
    subscriptionId: typeof subscription === 'string' ? subscription : subscription.id,
  };
}
