import { z } from 'zod';
import { ApiError, invalidRequest } from './api-error.ts';
import type { IntentObject } from './double-objects.ts';
import {
  type Double,
  flag,
  listOf,
  metadata,
  readFields,
  type Route,
  type RouteRequest,
  wholeNumber,
} from './double-route.ts';
import { decline, succeed, unexpectedState } from './intent-outcome.ts';
import { cancelIntent, openIntent } from './open-intent.ts';
import { cardOf, outcomeOf } from './payment-methods.ts';
import { searchByMetadata, searchFields } from './search.ts';
import type { CardDecline } from './test-cards.ts';

const createFields = z.strictObject({
  amount: wholeNumber,
  currency: z.string().regex(/^[a-z]{3}$/),
  confirm: flag.default(false),
  use_stripe_sdk: flag.optional(),
  payment_method: z.string().optional(),
  allowed_payment_method_types: listOf(z.string()).optional(),
  customer: z.string().optional(),
  description: z.string().max(1000).optional(),
  return_url: z.string().optional(),
  metadata,
});
const confirmFields = z.strictObject({
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  use_stripe_sdk: flag.optional(),
  return_url: z.string().optional(),
});
const cancelFields = z.strictObject({ cancellation_reason: z.string().optional() });
const answerFields = z.strictObject({ client_secret: z.string(), outcome: z.enum(['complete', 'fail']) });
const secretFields = z.strictObject({ client_secret: z.string().optional() });

export const paymentIntentRoutes = (double: Double): readonly Route[] => [
  { method: 'POST', path: /^\/v1\/payment_intents$/, answer: ({ fields }) => create(double, fields) },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/search$/,
    answer: ({ fields }) => searchByMetadata(double.store.paymentIntents.all(), readFields(searchFields, fields).query),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    isPublic: true,
    answer({ id, fields, isPublic }) {
      const intent = double.store.paymentIntents.get(id);
      if (isPublic) checkSecret(intent, readFields(secretFields, fields).client_secret);
      return intent;
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    isPublic: true,
    answer({ id, fields, isPublic }) {
      const { client_secret, payment_method } = readFields(confirmFields, fields);
      if (isPublic) checkSecret(double.store.paymentIntents.get(id), client_secret);
      return confirm(double, id, payment_method);
    },
  },
  { method: 'POST', path: /^\/v1\/payment_intents\/(\w+)\/cancel$/, answer: (request) => cancel(double, request) },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/answer_3ds$/,
    isPublic: true,
    answer({ id, fields }) {
      const { client_secret, outcome } = readFields(answerFields, fields);
      checkSecret(double.store.paymentIntents.get(id), client_secret);
      return answer3ds(double, id, outcome);
    },
  },
];

function create(double: Double, fields: RouteRequest['fields']): IntentObject {
  const { confirm: isConfirmed, payment_method, ...wanted } = readFields(createFields, fields);
  if (wanted.customer) double.store.customers.get(wanted.customer, 'customer');
  const intent = openIntent(double, wanted);
  double.emit('payment_intent.created', intent);
  return isConfirmed ? confirm(double, intent.id, payment_method) : intent;
}

function confirm(double: Double, id: string, methodId: string | undefined): IntentObject {
  const intent = double.store.paymentIntents.get(id);
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    throw unexpectedState(intent);
  }
  const named = methodId ?? intent.payment_method;
  if (!named)
    throw invalidRequest('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      param: 'payment_method',
    });
  const method = cardOf(double, named);
  if (method.customer && method.customer !== intent.customer) {
    throw invalidRequest('The payment method belongs to another customer.', { param: 'payment_method' });
  }
  const outcome = outcomeOf(method);
  if (outcome.kind === 'declined') throw decline(double, intent, { method, decline: outcome.decline });
  if (outcome.kind === 'paid') return succeed(double, intent, method);
  const waiting = double.store.paymentIntents.put({
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  });
  double.emit('payment_intent.requires_action', waiting);
  return waiting;
}

/** Applies the card holder's answer in the 3-D Secure dialog. */
function answer3ds(double: Double, id: string, outcome: 'complete' | 'fail'): IntentObject {
  const intent = double.store.paymentIntents.get(id);
  if (intent.status !== 'requires_action' || !intent.payment_method) throw unexpectedState(intent);
  const method = cardOf(double, intent.payment_method);
  const card = outcomeOf(method);
  if (outcome === 'complete' && card.kind === 'action' && card.then === 'paid') return succeed(double, intent, method);
  const refusal: CardDecline =
    outcome === 'complete' && card.kind === 'action' && card.then !== 'paid'
      ? card.then
      : {
          code: 'payment_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        };
  decline(double, intent, { method, decline: refusal });
  return double.store.paymentIntents.get(id);
}

function cancel(double: Double, { id, fields }: RouteRequest): IntentObject {
  const { cancellation_reason = null } = readFields(cancelFields, fields);
  const intent = double.store.paymentIntents.get(id);
  if (['succeeded', 'processing', 'canceled'].includes(intent.status)) throw unexpectedState(intent);
  if (intent._invoice) throw invalidRequest('The intent of an invoice is cancelled by voiding the invoice.');
  return cancelIntent(double, intent, cancellation_reason);
}

function checkSecret(intent: IntentObject, secret: string | undefined): void {
  if (secret === intent.client_secret) return;
  throw new ApiError(401, {
    type: 'invalid_request_error',
    message: 'The client_secret does not match this PaymentIntent.',
  });
}
