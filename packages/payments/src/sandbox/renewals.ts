import { currency } from '@gosds/phrases/currency';
import { z } from 'zod';
import type { InvoiceObject } from './double-objects.ts';
import { type Double, readFields, wholeNumber } from './double-route.ts';
import { newId, newObject, yearSeconds } from './double-store.ts';
import type { FormFields } from './form-body.ts';
import { settleInvoice } from './intent-outcome.ts';
import { openIntent } from './open-intent.ts';

type NewInvoice = {
  readonly subscription: { readonly id: string; readonly metadata: Record<string, string> };
  readonly customer: string;
  readonly total: number;
  readonly reason: InvoiceObject['billing_reason'];
};

export function openInvoice(
  double: Double,
  { subscription, customer, total, reason: billing_reason }: NewInvoice,
): InvoiceObject {
  const opened = newObject('in');
  const intent = openIntent(double, { amount: total, currency, customer, _invoice: opened.id });
  return double.store.invoices.put({
    ...opened,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    billing_reason,
    currency,
    customer,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    hosted_invoice_url: `https://invoice.stripe.com/i/acct_double/${opened.id}`,
    status_transitions: { paid_at: null },
    status: 'open',
    _intent: intent.id,
  });
}

const listFields = z.strictObject({
  subscription: z.string(),
  status: z.enum(['open', 'paid', 'void']).optional(),
  limit: wholeNumber.optional(),
});

/** Newest first, as the provider lists. */
export function listInvoices({ store }: Double, fields: FormFields) {
  const { subscription, status } = readFields(listFields, fields);
  const data = store.invoices
    .all()
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .filter((invoice) => status === undefined || invoice.status === status);
  return { object: 'list', url: '/v1/invoices', has_more: false, data: data.toReversed() };
}

/** Bills the next year of a subscription and pays with its card. Returns the paid invoice. */
export const renew = (double: Double, subscriptionId: string): InvoiceObject =>
  payBill(double, bill(double, subscriptionId));

/** Bills the next year of a subscription. Its card is not charged yet. */
export function bill(double: Double, subscriptionId: string): InvoiceObject {
  const { store } = double;
  const subscription = store.subscriptions.get(subscriptionId);
  const { customer, items } = subscription;
  const data = items.data.map((item) => ({
    ...item,
    current_period_start: item.current_period_end,
    current_period_end: item.current_period_end + yearSeconds,
  }));
  store.subscriptions.put({ ...subscription, items: { ...items, data } });
  const total = data.reduce((sum, { price }) => sum + price.unit_amount, 0);
  const invoice = openInvoice(double, { subscription, customer, total, reason: 'subscription_cycle' });
  store.subscriptions.put({ ...store.subscriptions.get(subscriptionId), latest_invoice: invoice.id });
  return invoice;
}

/** Pays the bill of a subscription with its card. */
export function payBill(double: Double, { id, _intent, customer, amount_due: total }: InvoiceObject): InvoiceObject {
  const { store } = double;
  const charge = store.charges.put({
    ...newObject('ch'),
    object: 'charge',
    amount: total,
    amount_refunded: 0,
    captured: true,
    paid: true,
    refunded: false,
    status: 'succeeded',
    currency,
    customer,
    payment_intent: _intent,
    payment_method: newId('pm'),
  });
  const intent = store.paymentIntents.get(_intent);
  store.paymentIntents.put({ ...intent, status: 'succeeded', amount_received: total, latest_charge: charge.id });
  settleInvoice(double, id);
  return store.invoices.get(id);
}
