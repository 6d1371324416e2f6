import { randomBytes } from 'node:crypto';
import { invalidRequest } from './api-error.ts';
import type { IntentObject } from './double-objects.ts';
import type { Double } from './double-route.ts';
import { newObject, nowSeconds } from './double-store.ts';

/** A new intent that waits for its card; `_invoice` if it pays an invoice. */
export function openIntent({ store }: Double, fields: NewIntent): IntentObject {
  if (fields.amount < 50)
    throw invalidRequest(`Amount must be at least 0.50 ${fields.currency}`, {
      param: 'amount',
      code: 'amount_too_small',
    });
  const opened = newObject('pi', fields.metadata);
  return store.paymentIntents.put({
    ...opened,
    object: 'payment_intent',
    amount: fields.amount,
    amount_received: 0,
    currency: fields.currency,
    customer: fields.customer ?? null,
    description: fields.description ?? null,
    client_secret: `${opened.id}_secret_${randomBytes(16).toString('hex')}`,
    capture_method: 'automatic_async',
    confirmation_method: 'automatic',
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    payment_method: null,
    allowed_payment_method_types: fields.allowed_payment_method_types ?? null,
    setup_future_usage: fields._invoice ? 'off_session' : null,
    canceled_at: null,
    cancellation_reason: null,
    status: 'requires_payment_method',
    _invoice: fields._invoice ?? null,
  });
}

export type NewIntent = {
  readonly amount: number;
  readonly currency: string;
  readonly metadata?: Record<string, string>;
  readonly customer?: string | undefined;
  readonly description?: string | undefined;
  readonly allowed_payment_method_types?: string[] | undefined;
  readonly _invoice?: string;
};

/** Ends an intent without payment. */
export function cancelIntent(double: Double, intent: IntentObject, reason: string | null): IntentObject {
  const canceled = double.store.paymentIntents.put({
    ...intent,
    status: 'canceled',
    canceled_at: nowSeconds(),
    cancellation_reason: reason,
    next_action: null,
  });
  double.emit('payment_intent.canceled', canceled);
  return canceled;
}
