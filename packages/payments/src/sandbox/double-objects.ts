import { z } from 'zod';

/** Objects in the provider's form: the parts that the checkout reads. Names that begin with `_` stay internal. */
const base = {
  id: z.string(),
  created: z.int(),
  livemode: z.literal(false),
  metadata: z.record(z.string(), z.string()),
};
const nullableText = z.string().nullable();

const billingDetails = z.object({ name: nullableText, email: nullableText });

export const paymentMethodObject = z.object({
  ...base,
  object: z.literal('payment_method'),
  type: z.literal('card'),
  customer: nullableText,
  billing_details: billingDetails,
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.int(),
    exp_year: z.int(),
    funding: z.string(),
    country: z.string(),
  }),
  /** Number of the test card. */
  _number: z.string(),
});

const paymentError = z.object({
  type: z.enum(['card_error', 'invalid_request_error']),
  code: z.string(),
  decline_code: z.string().optional(),
  message: z.string(),
  payment_method: z.unknown().optional(),
});

export const intentObject = z.object({
  ...base,
  object: z.literal('payment_intent'),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  customer: nullableText,
  description: nullableText,
  client_secret: z.string(),
  capture_method: z.literal('automatic_async'),
  confirmation_method: z.literal('automatic'),
  latest_charge: nullableText,
  last_payment_error: paymentError.nullable(),
  next_action: z
    .object({ type: z.literal('use_stripe_sdk'), use_stripe_sdk: z.object({ type: z.string() }) })
    .nullable(),
  payment_method: nullableText,
  allowed_payment_method_types: z.array(z.string()).nullable(),
  setup_future_usage: nullableText,
  canceled_at: z.int().nullable(),
  cancellation_reason: nullableText,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'succeeded',
    'canceled',
  ]),
  _invoice: nullableText,
});

export const chargeObject = z.object({
  ...base,
  object: z.literal('charge'),
  amount: z.int(),
  amount_refunded: z.int(),
  captured: z.literal(true),
  paid: z.literal(true),
  refunded: z.boolean(),
  status: z.literal('succeeded'),
  currency: z.string(),
  customer: nullableText,
  payment_intent: z.string(),
  payment_method: nullableText,
});

export const refundObject = z.object({
  ...base,
  object: z.literal('refund'),
  amount: z.int(),
  charge: z.string(),
  currency: z.string(),
  payment_intent: z.string(),
  status: z.literal('succeeded'),
});

export const customerObject = z.object({
  ...base,
  object: z.literal('customer'),
  email: nullableText,
  name: nullableText,
  description: nullableText,
});

export const productObject = z.object({ ...base, object: z.literal('product'), name: z.string(), active: z.boolean() });

export const priceObject = z.object({
  ...base,
  object: z.literal('price'),
  active: z.boolean(),
  currency: z.string(),
  lookup_key: nullableText,
  product: z.string(),
  recurring: z.object({ interval: z.enum(['day', 'week', 'month', 'year']), interval_count: z.int() }).nullable(),
  type: z.enum(['one_time', 'recurring']),
  unit_amount: z.int(),
});

const subscriptionItem = z.object({
  id: z.string(),
  object: z.literal('subscription_item'),
  price: priceObject,
  quantity: z.int(),
  current_period_start: z.int(),
  current_period_end: z.int(),
});

export const subscriptionObject = z.object({
  ...base,
  object: z.literal('subscription'),
  customer: z.string(),
  currency: z.string(),
  description: nullableText,
  cancel_at_period_end: z.boolean(),
  canceled_at: z.int().nullable(),
  ended_at: z.int().nullable(),
  collection_method: z.literal('charge_automatically'),
  default_payment_method: nullableText,
  items: z.object({
    object: z.literal('list'),
    data: z.array(subscriptionItem),
    has_more: z.literal(false),
    url: z.string(),
  }),
  latest_invoice: z.string(),
  status: z.enum(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
});

export const invoiceObject = z.object({
  ...base,
  object: z.literal('invoice'),
  amount_due: z.int(),
  amount_paid: z.int(),
  amount_remaining: z.int(),
  billing_reason: z.enum(['subscription_create', 'subscription_cycle']),
  currency: z.string(),
  customer: z.string(),
  parent: z.object({
    type: z.literal('subscription_details'),
    quote_details: z.null(),
    subscription_details: z.object({ subscription: z.string(), metadata: z.record(z.string(), z.string()) }),
  }),
  /** Missing in old journals. */
  hosted_invoice_url: z.url().nullable().default(null),
  status_transitions: z.object({ paid_at: z.int().nullable() }).default({ paid_at: null }),
  status: z.enum(['open', 'paid', 'void']),
  _intent: z.string(),
});

export const eventObject = z.object({
  id: z.string(),
  object: z.literal('event'),
  api_version: z.string(),
  created: z.int(),
  livemode: z.literal(false),
  pending_webhooks: z.int(),
  request: z.object({ id: z.null(), idempotency_key: z.null() }),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

/** An answer stored under its idempotency key; `status` is 0 while the answer is being made. */
export const keptAnswerObject = z.object({
  id: z.string(),
  fingerprint: z.string(),
  status: z.int(),
  body: z.unknown(),
});

export type PaymentMethodObject = z.infer<typeof paymentMethodObject>;
export type IntentObject = z.infer<typeof intentObject>;
export type PriceObject = z.infer<typeof priceObject>;
export type SubscriptionObject = z.infer<typeof subscriptionObject>;
export type InvoiceObject = z.infer<typeof invoiceObject>;
export type EventObject = z.infer<typeof eventObject>;
