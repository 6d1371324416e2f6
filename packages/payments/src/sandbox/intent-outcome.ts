import { ApiError, invalidRequest } from './api-error.ts';
import type { IntentObject, PaymentMethodObject } from './double-objects.ts';
import type { Double } from './double-route.ts';
import { newObject, nowSeconds } from './double-store.ts';
import type { CardDecline } from './test-cards.ts';

/** Marks an invoice as paid and starts its subscription. */
export function settleInvoice({ store, emit }: Double, invoiceId: string): void {
  const invoice = store.invoices.get(invoiceId);
  const { amount_due } = invoice;
  emit(
    'invoice.paid',
    store.invoices.put({
      ...invoice,
      status: 'paid',
      amount_paid: amount_due,
      amount_remaining: 0,
      status_transitions: { paid_at: nowSeconds() },
    }),
  );
  const subscription = store.subscriptions.get(invoice.parent.subscription_details.subscription);
  if (subscription.status === 'active') return;
  emit('customer.subscription.updated', store.subscriptions.put({ ...subscription, status: 'active' }));
}

/** Takes the money: updates the intent, the charge and, if there is one, the invoice. */
export function succeed(double: Double, intent: IntentObject, method: PaymentMethodObject): IntentObject {
  const { amount, currency, customer, id } = intent;
  const charge = double.store.charges.put({
    ...newObject('ch', intent.metadata),
    object: 'charge',
    amount,
    amount_refunded: 0,
    captured: true,
    paid: true,
    refunded: false,
    status: 'succeeded',
    currency,
    customer,
    payment_intent: id,
    payment_method: method.id,
  });
  if (customer) double.store.paymentMethods.put({ ...method, customer });
  const paid = double.store.paymentIntents.put({
    ...intent,
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    payment_method: method.id,
    next_action: null,
    last_payment_error: null,
  });
  double.emit('payment_intent.succeeded', paid);
  double.emit('charge.succeeded', charge);
  if (paid._invoice) settleInvoice(double, paid._invoice);
  return paid;
}

/** Records the refusal on the intent. The error is the answer to a confirming request. */
export function decline(
  double: Double,
  intent: IntentObject,
  refusal: { method: PaymentMethodObject; decline: CardDecline },
): ApiError {
  const { code, declineCode, message } = refusal.decline;
  const error = {
    type:
      code === 'payment_intent_authentication_failure' ? ('invalid_request_error' as const) : ('card_error' as const),
    code,
    ...(declineCode && { decline_code: declineCode }),
    message,
    payment_method: refusal.method,
  };
  const failed = double.store.paymentIntents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  });
  double.emit('payment_intent.payment_failed', failed);
  return new ApiError(402, { ...error, payment_intent: failed });
}

/** Refuses a request that comes too late or too early for the intent's state. */
export const unexpectedState = (intent: IntentObject) =>
  invalidRequest(`This PaymentIntent's status is ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
