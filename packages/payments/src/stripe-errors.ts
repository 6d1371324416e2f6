import { ChargeNotMade, type Declined } from '@gosds/usecases/checkout/payment-gateway';
import Stripe from 'stripe';

/**
 * Returns a card's refusal as a value. Throws `ChargeNotMade` if certainly nothing was charged, and any other error if
 * the outcome is unknown.
 */
export function declinedOrThrow(error: unknown): Declined {
  if (error instanceof Stripe.errors.StripeCardError) {
    return {
      status: 'declined',
      reason: error.decline_code || (error.code ?? 'card_declined'),
      message: error.message,
      ...(error.payment_intent && { reference: error.payment_intent.id }),
    };
  }
  if (isBadCardToken(error)) {
    return { status: 'declined', reason: error.code ?? 'invalid_card', message: 'The card could not be used.' };
  }
  throw isRefused(error) ? new ChargeNotMade('The card provider refused the request.', { cause: error }) : error;
}

/** A token that is unknown, used up or someone else's. */
function isBadCardToken(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && (error.param ?? '').startsWith('payment_method');
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeInvalidRequestError
  );
}
