import { z } from 'zod';
import type { Call } from '../call.ts';
import { erChoiceSchema } from './er-choice.ts';
import { paymentAnswerSchema } from './pay-with-stripe.ts';
import { promoCodeSchema } from './promo-code.ts';

/** What a promo code pays for: sheets, or reports of the search module. */
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
      /** Remaining number of uses. */
      leftQuantity: z.int(),
    }),
  },
} as const satisfies Call;

/**
 * The server computes the amount; `shownAmount` can only stop the payment. The referrer and the report flags have no
 * effect.
 */
export const applyPromoCode = {
  method: 'POST',
  path: '/api/promocodes/use',
  summary:
    'Pays an order by a promo code where that leaves nothing to pay. 400 promocode-invalid, 409 promocode-not-accepted, 409 order-not-open, 409 faults-open; 400 validation where something is left to pay: payWithStripe takes the code with the card.',
  body: z.strictObject({
    type: promoTypeSchema,
    /** Empty means one of the user's own. */
    promocode: promoCodeSchema.default(''),
    orderId: z.uuid(),
    goEr: erChoiceSchema.optional(),
    /**
     * The amount shown to the buyer, in minor units. If a different amount is due, nothing is charged and the call fails with
     * 409 price-changed.
     */
    shownAmount: z.int().min(0).max(1_000_000_00).optional(),
    referrer: short.nullish(),
    getCsv: z.boolean().nullish(),
    pdfSDS: z.boolean().nullish(),
    gcValue: short.nullish(),
  }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;

const sdsDiscountSchema = z.object({
  /** Discount on a sheet in per cent; 0 without one. */
  GoSDSDiscount: z.number(),
  /** The last day; null means no end. */
  GoSDSDiscountUpTo: z.iso.date().nullable(),
});

const reportDiscountSchema = z.object({
  /** Discount on a report of the search module in per cent; 0 without one. */
  GoGALDiscount: z.number(),
  /** The last day; null means no end. */
  GoGALDiscountUpTo: z.iso.date().nullable(),
});

/** Call it again when a promo code is used up: the discount then applies. */
export const sdsDiscount = {
  method: 'GET',
  path: '/api/discount/gosds',
  summary: "The user's discount on sheets, in per cent, with its last day.",
  response: { 200: sdsDiscountSchema },
} as const satisfies Call;

/** The same as `sdsDiscount`, for reports. */
export const reportDiscount = {
  method: 'GET',
  path: '/api/discount/gogal',
  summary: "The user's discount on reports of the search module, in per cent, with its last day.",
  response: { 200: reportDiscountSchema },
} as const satisfies Call;

/** The e-mail must be the caller's own, so that nobody learns who has an account or what others pay. */
export const emailPayment = {
  method: 'POST',
  path: '/api/users/emailPayment',
  summary:
    "The discount on sheets or on reports of the user with this e-mail, which is the caller's own. 404 not-found for any other.",
  body: z.strictObject({ email: z.string().max(320), type: promoTypeSchema }),
  response: { 200: z.union([sdsDiscountSchema, reportDiscountSchema]) },
} as const satisfies Call;
