import { z } from 'zod';
import type { Call } from '../call.ts';
import { erChoiceSchema } from './er-choice.ts';
import { paymentAnswerSchema } from './pay-with-stripe.ts';
import { promoCodeSchema } from './promo-code.ts';

/** What a promo code is good for: sheets, or reports of the search module. */
export const promoTypes = ['GoSDS', 'GoGAL'] as const;
export const promoTypeSchema = z.enum(promoTypes);

const short = z.string().max(500);

export const promoCodeAvailable = {
  method: 'GET',
  path: '/api/promocodes/available',
  summary: "Whether the promo code can be used now; without one, whether one of the user's own can.",
  query: z.strictObject({ type: promoTypeSchema, promocode: promoCodeSchema.default('') }),
  response: {
    200: z.object({
      available: z.boolean(),
      /** Per cent off the sheet or report. */
      discount: z.int(),
      /** How often it can still be used. */
      leftQuantity: z.int(),
    }),
  },
} as const satisfies Call;

/** No amount is charged because it is sent: `shownAmount` can only refuse. The referrer and the report flags change nothing. */
export const applyPromoCode = {
  method: 'POST',
  path: '/api/promocodes/use',
  summary:
    'Pays an order by a promo code where that leaves nothing to pay. 400 promocode-invalid, 409 promocode-not-accepted, 409 order-not-open, 409 faults-open; 400 validation where something is left to pay: payWithStripe takes the code with the card.',
  body: z.strictObject({
    type: promoTypeSchema,
    /** Empty: one of the user's own. */
    promocode: promoCodeSchema.default(''),
    orderId: z.uuid(),
    goEr: erChoiceSchema.optional(),
    /** What the buyer was shown, US cents: where another sum is due, nothing is charged, and 409 price-changed says so. */
    shownAmount: z.int().min(0).max(1_000_000_00).optional(),
    referrer: short.nullish(),
    getCsv: z.boolean().nullish(),
    pdfSDS: z.boolean().nullish(),
    gcValue: short.nullish(),
  }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;

const sdsDiscountSchema = z.object({
  /** Per cent off a sheet; 0 without one. */
  GoSDSDiscount: z.number(),
  /** The last day; null: no end. */
  GoSDSDiscountUpTo: z.iso.date().nullable(),
});

const reportDiscountSchema = z.object({
  /** Per cent off a report of the search module; 0 without one. */
  GoGALDiscount: z.number(),
  /** The last day; null: no end. */
  GoGALDiscountUpTo: z.iso.date().nullable(),
});

/** Asked again when a promo code is used up: from then on the discount counts. */
export const sdsDiscount = {
  method: 'GET',
  path: '/api/discount/gosds',
  summary: "The user's discount on sheets, in per cent, with its last day.",
  response: { 200: sdsDiscountSchema },
} as const satisfies Call;

/** As `sdsDiscount`, for reports. */
export const reportDiscount = {
  method: 'GET',
  path: '/api/discount/gogal',
  summary: "The user's discount on reports of the search module, in per cent, with its last day.",
  response: { 200: reportDiscountSchema },
} as const satisfies Call;

/** The e-mail must be the caller's own: nobody learns who has an account, or what others pay. */
export const emailPayment = {
  method: 'POST',
  path: '/api/users/emailPayment',
  summary:
    "The discount on sheets or on reports of the user with this e-mail, which is the caller's own. 404 not-found for any other.",
  body: z.strictObject({ email: z.string().max(320), type: promoTypeSchema }),
  response: { 200: z.union([sdsDiscountSchema, reportDiscountSchema]) },
} as const satisfies Call;
