import { z } from 'zod';
import type { Call } from '../call.ts';
import { openFaultSchema } from '../documents/review.ts';
import { erChoiceSchema, erLeftOutSchema, erTypeSchema } from './er-choice.ts';
import { priceBreakdownSchema } from './price-breakdown.ts';
import { promoCodeSchema } from './promo-code.ts';

export const prices = {
  method: 'POST',
  path: '/api/data/prices',
  summary: 'The price of a sheet for this user today; with orderId, the price of that order.',
  body: z.strictObject({
    sdsNumber: z.int().min(1).max(10_000).default(1),
    languageNumber: z.int().min(1).max(100).default(1),
    goEr: erChoiceSchema.default(''),
    orderId: z.uuid().optional(),
    /** Used only with an order, and only while the code is valid; empty means one of the user's own. */
    promocode: promoCodeSchema.optional(),
  }),
  response: {
    200: z.object({
      /** Price of one sheet in its first language before any discount, in minor units. */
      fullSDS: z.int(),
      /** The amount to charge, in minor units. */
      amount: z.int(),
      breakdown: priceBreakdownSchema,
      /** The part of the requested emergency response that is charged, and why the rest is not. Pay with `charged`. */
      er: z.object({ charged: erTypeSchema, leftOut: erLeftOutSchema.nullable() }),
      /** Whether a promo code can be used at this price, and whether this price includes the code that was sent. */
      promo: z.object({ isAccepted: z.boolean(), isTaken: z.boolean() }),
      /** Prices in minor units, and the years that the single payment covers. */
      erPrices: z.object({ subscription: z.int(), single: z.int(), singleYears: z.int() }),
      /** Number of data fields, as the checkout's summary shows it. */
      dataFields: z.int(),
      /** The seller, and the tax included in the amount, in per cent. */
      sale: z.object({ seller: z.string(), taxPercent: z.number() }),
      /** The requested report of the search module; null for any other order. */
      report: z
        .object({
          /** The name of the chemical. */
          chemical: z.string(),
          orderNumber: z.string(),
          paidAt: z.iso.datetime().nullable(),
          payment: z.enum(['open', 'under-way', 'paid']),
          /** Means of the payment under way; null if none is. */
          payingBy: z.enum(['card', 'paypal']).nullable(),
          dataPoints: z.int(),
        })
        .nullable(),
      /** The requested order; null without one, and for a report. */
      order: z
        .object({
          /** The specification's material number. */
          materialNumber: z.int(),
          /** The order number on the receipt. */
          orderNumber: z.string(),
          /** Null until the order is paid. */
          paidAt: z.iso.datetime().nullable(),
          productName: z.string(),
          /** Country code and language tag of the sheet. */
          country: z.string(),
          language: z.string(),
          /** `under-way`: a payment waits for the card holder or the provider; confirmPayment says more. */
          payment: z.enum(['open', 'under-way', 'paid']),
          /** Means of the payment under way; null if none is. */
          payingBy: z.enum(['card', 'paypal']).nullable(),
          /** True if a chemist writes the sheet. */
          isByChemist: z.boolean(),
          /** Faults of law without a written reason. While there are any, the order cannot be paid. */
          openFaults: z.array(openFaultSchema),
          /** Number of points that a careful chemist would still improve. They do not block the payment. */
          openAdvice: z.int().min(0),
        })
        .nullable(),
    }),
  },
} as const satisfies Call;

export type PricesRequest = z.input<typeof prices.body>;
export type PricesResponse = z.infer<(typeof prices.response)[200]>;
