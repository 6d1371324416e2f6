import { z } from 'zod';
import { invalidRequest } from './api-error.ts';
import type { InvoiceObject, PriceObject, SubscriptionObject } from './double-objects.ts';
import { type Double, flag, listOf, metadata, readFields, type Route, wholeNumber } from './double-route.ts';
import { newId, newObject, nowSeconds, yearSeconds } from './double-store.ts';
import { cancelIntent } from './open-intent.ts';
import { listInvoices, openInvoice } from './renewals.ts';
import { searchByMetadata, searchFields } from './search.ts';

const once = z.strictObject({
  price_data: z.strictObject({ currency: z.string(), product: z.string(), unit_amount: wholeNumber }),
  quantity: wholeNumber.optional(),
});
const createFields = z.strictObject({
  customer: z.string(),
  items: listOf(z.strictObject({ price: z.string(), quantity: wholeNumber.optional() })),
  add_invoice_items: listOf(once).optional(),
  description: z.string().max(500).optional(),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: z.strictObject({
    save_default_payment_method: z.enum(['on_subscription', 'off']).optional(),
    payment_method_types: listOf(z.string()).optional(),
  }),
  metadata,
});

/** Subscriptions that begin unpaid, and their invoices. */
export const subscriptionRoutes = (double: Double): readonly Route[] => [
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    answer: ({ fields }) => create(double, readFields(createFields, fields)),
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/search$/,
    answer: ({ fields }) => searchByMetadata(double.store.subscriptions.all(), readFields(searchFields, fields).query),
  },
  { method: 'GET', path: /^\/v1\/subscriptions\/(\w+)$/, answer: ({ id }) => double.store.subscriptions.get(id) },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    answer: ({ id, fields }) => update(double, id, readFields(updateFields, fields)),
  },
  { method: 'DELETE', path: /^\/v1\/subscriptions\/(\w+)$/, answer: ({ id }) => cancel(double, id) },
  { method: 'GET', path: /^\/v1\/invoices$/, answer: ({ fields }) => listInvoices(double, fields) },
  { method: 'GET', path: /^\/v1\/invoices\/(\w+)$/, answer: ({ id }) => double.store.invoices.get(id) },
  { method: 'POST', path: /^\/v1\/invoices\/(\w+)\/void$/, answer: ({ id }) => voidInvoice(double, id) },
];

const updateFields = z.strictObject({ cancel_at_period_end: flag });

/** Refuses to change an ended subscription. */
function update({ store, emit }: Double, id: string, fields: z.output<typeof updateFields>): SubscriptionObject {
  const subscription = store.subscriptions.get(id);
  if (hasEnded(subscription)) throw invalidRequest('A canceled subscription can only update its metadata.');
  const updated = store.subscriptions.put({ ...subscription, ...fields });
  emit('customer.subscription.updated', updated);
  return updated;
}

function create(double: Double, fields: z.output<typeof createFields>): SubscriptionObject {
  const { store, emit } = double;
  const { id: customer } = store.customers.get(fields.customer, 'customer');
  const prices = fields.items.map(({ price }) => store.prices.get(price, 'items[0][price]'));
  const extras = fields.add_invoice_items ?? [];
  for (const { price_data } of extras)
    store.products.get(price_data.product, 'add_invoice_items[0][price_data][product]');
  const total = sum(prices.map((price) => price.unit_amount)) + sum(extras.map((item) => item.price_data.unit_amount));
  const opened = newObject('sub', fields.metadata);
  const invoice = openInvoice(double, { subscription: opened, customer, total, reason: 'subscription_create' });
  const subscription = store.subscriptions.put({
    ...opened,
    object: 'subscription',
    customer,
    currency: invoice.currency,
    description: fields.description ?? null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    default_payment_method: null,
    items: { object: 'list', data: prices.map(itemOf), has_more: false, url: '/v1/subscription_items' },
    latest_invoice: invoice.id,
    status: 'incomplete',
  });
  emit('customer.subscription.created', subscription);
  return subscription;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const itemOf = (price: PriceObject): SubscriptionObject['items']['data'][number] => ({
  id: newId('si'),
  object: 'subscription_item',
  price,
  quantity: 1,
  current_period_start: nowSeconds(),
  current_period_end: nowSeconds() + yearSeconds,
});

/** Leaves an open invoice open, as the provider does; voiding it is a separate request. */
function cancel({ store, emit }: Double, id: string): SubscriptionObject {
  const subscription = store.subscriptions.get(id);
  if (hasEnded(subscription)) throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing' });
  const [canceled_at, ended_at] = [nowSeconds(), nowSeconds()];
  const ended = store.subscriptions.put({ ...subscription, status: 'canceled', canceled_at, ended_at });
  emit('customer.subscription.deleted', ended);
  return ended;
}

const hasEnded = ({ status }: SubscriptionObject) => status === 'canceled' || status === 'incomplete_expired';

/** Voids an invoice. If it was a subscription's first, the subscription never begins. */
function voidInvoice(double: Double, id: string): InvoiceObject {
  const { store, emit } = double;
  const invoice = store.invoices.get(id);
  if (invoice.status !== 'open') throw invalidRequest(`This invoice is ${invoice.status} and cannot be voided.`);
  const voided = store.invoices.put({ ...invoice, status: 'void' });
  cancelIntent(double, store.paymentIntents.get(invoice._intent), 'void_invoice');
  emit('invoice.voided', voided);
  const subscription = store.subscriptions.get(invoice.parent.subscription_details.subscription);
  if (subscription.status === 'incomplete') {
    const ended = store.subscriptions.put({ ...subscription, status: 'incomplete_expired', ended_at: nowSeconds() });
    emit('customer.subscription.updated', ended);
  }
  return voided;
}
