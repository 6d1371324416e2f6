import { currency } from '@gosds/phrases/currency';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { erChoiceSchema } from './er-choice.ts';
import { promoCodeSchema } from './promo-code.ts';

const short = z.string().max(500);

/** Response of every call that pays. Repeated calls for one order give the same response. */
export const paymentAnswerSchema = z.object({
  status: z.enum(['paid', 'needs-action', 'pending']),
  /** For the 3-D Secure dialog of the provider's script. */
  clientSecret: z.string().optional(),
  /** Page of PayPal on which the buyer approves the payment. */
  approveUrl: z.string().optional(),
  /** Minor units, computed on the server. */
  amount: z.int(),
  currency: z.literal(currency),
  /** The number the customer quotes to customer service. */
  cwOrderId: z.string(),
  /** Base64 PDF without watermark; present once the document is printed. */
  data: z.object({ finalDocument: z.object({ Document: z.string() }) }).optional(),
});

/**
 * The server computes the amount; `shownAmount` can only stop the payment. The counters, the referrer and the report
 * flags do not affect the price.
 */
export const payWithStripe = {
  method: 'POST',
  path: '/api/data/payWithStripe',
  summary:
    'Pays an order by card. 402 payment-declined with reason and detail, 409 price-changed, 409 order-not-open, 409 faults-open, 409 er-not-offered, 409 er-differs, 400 promocode-invalid, 409 promocode-not-accepted, 503 payment-unconfirmed, 503 payment-unavailable.',
  body: z.strictObject({
    orderId: z.uuid(),
    /**
     * The provider's payment-method id; may be absent only for an order of price 0. A card number does not match the
     * pattern.
     */
    tokenId: z
      .string()
      .max(255)
      .regex(/^pm_\w+$/)
      .optional(),
    /** Part of the specification, but not used: the card of `tokenId` pays sheet and add-on in one payment. */
    tokenEr: z
      .string()
      .max(255)
      .regex(/^pm_\w+$/)
      .optional(),
    goEr: erChoiceSchema.optional(),
    /** A promo code that does not cover the whole price; empty means one of the user's own. */
    promocode: promoCodeSchema.optional(),
    /**
     * The amount shown to the buyer, in minor units. If a different amount is due, nothing is charged and the call fails with
     * 409 price-changed.
     */
    shownAmount: z.int().min(0).max(1_000_000_00).optional(),
    sdsNumber: z.int().min(1).max(10_000).optional(),
    languageNumber: z.int().min(1).max(100).optional(),
    referrer: short.nullish(),
    token: short.nullish(),
    getCsv: z.boolean().nullish(),
    pdfSDS: z.boolean().nullish(),
    gcValue: short.nullish(),
  }),
  response: { 200: paymentAnswerSchema },
} as const satisfies Call;

export type PayWithStripeRequest = z.infer<typeof payWithStripe.body>;
export type PaymentAnswer = z.infer<typeof paymentAnswerSchema>;
