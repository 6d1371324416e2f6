import { z } from 'zod';
import { searchChecks } from '../accounts/my-account-search.ts';
import type { Call } from '../call.ts';
import { promoKey } from '../checkout/promo-code.ts';
import { promoTypeSchema } from '../checkout/promo-codes.ts';
import { listPage } from './list-page.ts';

export const codesPageSize = 10;

/** Minimum and maximum number of letters and digits of a code. */
export const codeLength = { min: 4, max: 40 } as const;

/** Letters and digits, long enough that nobody guesses a code. Empty: the service makes one. */
export const newCodeSchema = z
  .string()
  .max(60)
  .transform(promoKey)
  .pipe(z.string().regex(new RegExp(`^(?:[\\p{L}\\p{N}]{${codeLength.min},${codeLength.max}})?$`, 'u')));

export const codeDiscountSchema = z.int('Must be a integer').min(1).max(100);
export const codeQuantitySchema = z.int('Must be a integer').min(1).max(1_000_000);

const questionSchema = z.strictObject({
  /** Empty means all codes. */
  text: z.string().trim().max(60).default(''),
  check: z.enum(searchChecks).default('Contains'),
  page: listPage.default(0),
});

export type PromoCodeQuestion = z.infer<typeof questionSchema>;

const codeStates = ['open', 'used-up', 'over', 'stopped'] as const;

const codeSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  type: promoTypeSchema,
  /** Discount in per cent. */
  discount: z.int(),
  /** Number of uses by all users together; each person can use a code once. */
  quantity: z.int(),
  used: z.int(),
  /** The last day; null means no end. */
  validUntil: z.iso.date().nullable(),
  state: z.enum(codeStates),
});

export type PromoCodeRecord = z.infer<typeof codeSchema>;

export const listPromoCodes = {
  method: 'GET',
  path: '/api/admin/promocodes',
  summary:
    'Promo codes for anybody, the newest first, ten a page, and how many there are. For administrators. 403 not-allowed.',
  query: questionSchema,
  response: { 200: z.object({ codes: z.array(codeSchema), count: z.int() }) },
} as const satisfies Call;

const newPromoCodeSchema = z.strictObject({
  code: newCodeSchema,
  type: promoTypeSchema,
  discount: codeDiscountSchema,
  quantity: codeQuantitySchema,
  validUntil: z.iso.date().nullable(),
});

export type NewPromoCodeRecord = z.infer<typeof newPromoCodeSchema>;

export const makePromoCode = {
  method: 'POST',
  path: '/api/admin/promocodes',
  summary:
    'Makes a promo code for anybody, whom it serves once each, and answers it. For administrators. 403 not-allowed, 409 promocode-taken.',
  body: newPromoCodeSchema,
  response: { 200: z.object({ code: z.string() }) },
} as const satisfies Call;

export const stopPromoCode = {
  method: 'POST',
  path: '/api/admin/promocodes/:id/stop',
  summary:
    'Stops a promo code: nobody can use it from then on. For administrators. 403 not-allowed, 404 not-found where it is stopped already.',
  params: z.object({ id: z.uuid() }),
  response: { 200: z.object({ saved: z.literal(true) }) },
} as const satisfies Call;
