import type { ChargeResult, PaymentState } from '@gosds/usecases/checkout/payment-gateway';
import type Stripe from 'stripe';

/** The checkout's result for an intent. The provider may add states; an unknown state counts as not paid. */
export function intentResult(intent: Stripe.PaymentIntent): ChargeResult {
  // A wrong host may answer with a 404 body that the SDK passes on as an object.
  if (!isIntent(intent)) throw new Error('The answer of the card provider is not a payment.');
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'paid', reference, amountMinor: intent.amount_received, currency: intent.currency };
    case 'processing':
      return { status: 'pending', reference };
    case 'requires_action':
      if (intent.client_secret === null) throw new Error(`The payment ${reference} has no client secret.`);
      return { status: 'needs-action', reference, clientSecret: intent.client_secret };
    default:
      return { status: 'declined', reference, ...lastError(intent) };
  }
}

/** The result, with the order and attempt stamped on the intent. */
export function intentState(intent: Stripe.PaymentIntent): PaymentState {
  return { ...intentResult(intent), ...stampOf(intent.metadata) };
}

/** The order and attempt that `charge` stamped on a payment. */
export function stampOf(metadata: Stripe.Metadata | null) {
  const attempt = Number(metadata?.attempt);
  return { orderId: metadata?.orderId, attempt: Number.isInteger(attempt) ? attempt : undefined };
}

function isIntent(answer: { readonly object: string }): boolean {
  return answer.object === 'payment_intent';
}

function lastError({ last_payment_error, status }: Stripe.PaymentIntent) {
  return {
    reason: last_payment_error?.decline_code ?? last_payment_error?.code ?? status,
    message: last_payment_error?.message ?? 'The payment was not completed.',
  };
}
