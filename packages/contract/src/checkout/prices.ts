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
    /** Counts with an order, and only while it can be used; empty: one of the user's own. */
    promocode: promoCodeSchema.optional(),
  }),
  response: {
    200: z.object({
      /** Price of one sheet in its first language before any discount, US cents. */
      fullSDS: z.int(),
      /** What is charged, US cents. */
      amount: z.int(),
      breakdown: priceBreakdownSchema,
      /** What of the asked-for emergency response is charged, and why the rest is not. Pay with `charged`. */
      er: z.object({ charged: erTypeSchema, leftOut: erLeftOutSchema.nullable() }),
      /** Whether a promo code can be used at this price, and whether the one that was sent counts in it. */
      promo: z.object({ isAccepted: z.boolean(), isTaken: z.boolean() }),
      /** US cents, and the years that the single payment covers. */
      erPrices: z.object({ subscription: z.int(), single: z.int(), singleYears: z.int() }),
      /** Number of data fields that the checkout's summary names. */
      dataFields: z.int(),
      /** Who sells, and the tax in the amount, in per cent. */
      sale: z.object({ seller: z.string(), taxPercent: z.number() }),
      /** Of the report of the search module that was asked about; null for any other order. */
      report: z
        .object({
          /** The name of the chemical. */
          chemical: z.string(),
          orderNumber: z.string(),
          paidAt: z.iso.datetime().nullable(),
          payment: z.enum(['open', 'under-way', 'paid']),
          /** By what a payment under way is made. */
          payingBy: z.enum(['card', 'paypal']).nullable(),
          dataPoints: z.int(),
        })
        .nullable(),
      /** Of the order that was asked about; null without one, and for a report. */
      order: z
        .object({
          /** The specification's material number. */
          materialNumber: z.int(),
          /** What the receipt bears. */
          orderNumber: z.string(),
          /** Null until it is paid. */
          paidAt: z.iso.datetime().nullable(),
          productName: z.string(),
          /** Code of the country, and tag of the language, that the sheet is made for. */
          country: z.string(),
          language: z.string(),
          /** `under-way`: a payment waits for card holder or provider; confirmPayment says more. */
          payment: z.enum(['open', 'under-way', 'paid']),
          /** By what a payment under way is made; null where none is. */
          payingBy: z.enum(['card', 'paypal']).nullable(),
          /** Whether a chemist authors the sheet. */
          isByChemist: z.boolean(),
          /** Faults of law without a written reason: while there are any, the order cannot be paid. */
          openFaults: z.array(openFaultSchema),
          /** Number of points that a careful chemist would still ask for; they do not keep the order from being paid. */
          openAdvice: z.int().min(0),
        })
        .nullable(),
    }),
  },
} as const satisfies Call;

export type PricesRequest = z.input<typeof prices.body>;
export type PricesResponse = z.infer<(typeof prices.response)[200]>;
