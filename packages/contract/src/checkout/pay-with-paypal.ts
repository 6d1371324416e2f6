import { z } from 'zod';
import type { Call } from '../call.ts';
import { erChoiceSchema } from './er-choice.ts';
import { paymentAnswerSchema } from './pay-with-stripe.ts';
import { promoCodeSchema } from './promo-code.ts';

/** The amount shown to the buyer, in minor units. If a different amount is due, nothing is charged. */
const shownAmount = z.int().min(0).max(1_000_000_00).optional();
const short = z.string().max(500);
const counters = {
  sdsNumber: z.int().min(1).max(10_000).optional(),
  languageNumber: z.int().min(1).max(100).optional(),
};

/** The server computes the amount; `shownAmount` can only stop the payment. The counters do not affect the price. */
export const createPayPalOrder = {
  method: 'POST',
  path: '/api/data/createPayPalOrder',
  summary:
    'Starts the payment of an order at PayPal; `approveUrl` is where the buyer approves it. Problems as payWithStripe.',
  body: z.strictObject({
    orderId: z.uuid(),
    goEr: erChoiceSchema.optional(),
    promocode: promoCodeSchema.optional(),
    shownAmount,
    ...counters,
  }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;

/** The PayPal plan that bills a yearly emergency response with an order; `goEr` does not affect it. */
export const getPayPalBilingPlan = {
  method: 'POST',
  path: '/api/data/getPayPalBilingPlan',
  summary:
    "PayPal's plan of the yearly emergency response. 404 not-found, 409 er-not-offered, 503 payment-unavailable.",
  body: z.strictObject({ orderId: z.uuid(), goEr: erChoiceSchema.optional() }),
  response: { 200: z.object({ id: z.string() }) },
} as const satisfies Call;

/** Starts the payment of an order with a yearly emergency response; `id` is the id of the plan. */
export const createErPayPal = {
  method: 'POST',
  path: '/api/users/createErPayPal',
  summary:
    'Starts the payment of an order with a yearly emergency response by the plan `id`; `approveUrl` is where the buyer approves it. Problems as payWithStripe.',
  body: z.strictObject({
    orderId: z.uuid(),
    id: z.string().min(1).max(100),
    promocode: promoCodeSchema.optional(),
    shownAmount,
  }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;

/** Called after the buyer approved: the server asks PayPal and captures the money. */
export const payPalOrderDetails = {
  method: 'POST',
  path: '/api/data/payPalOrderDetails',
  summary: 'The state of a payment at PayPal; what is approved is taken. 402 payment-declined, 402 not-paid.',
  body: z.strictObject({
    payPalOrderId: z.string().regex(/^(?:I-)?[A-Z0-9]{1,36}$/),
    ...counters,
    languageNumberPay: z.int().min(1).max(100).optional(),
    goEr: erChoiceSchema.optional(),
    referrer: short.nullish(),
  }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;

export const cancelPayPalOrder = {
  method: 'POST',
  path: '/api/data/cancelPayPalOrder',
  summary: 'Gives up a payment at PayPal that the buyer has not approved. It can never be charged after that.',
  body: z.strictObject({ orderId: z.uuid() }),
  response: { 200: z.object({ orderId: z.uuid() }) },
} as const satisfies Call;
