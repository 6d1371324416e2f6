import { z } from 'zod';
import { searchChecks } from '../accounts/my-account-search.ts';
import type { Call } from '../call.ts';
import { staffReasonSchema } from './staff-reason.ts';

/** Maximum number of payments in a search. */
export const paymentsListed = 30;

/** Minor units. */
export const refundAmountSchema = z.int().min(1).max(10_000_000);

const questionSchema = z.strictObject({
  /** An e-mail, or the number of an order, invoice or credit note; empty means the newest payments. */
  text: z.string().trim().max(200).default(''),
  check: z.enum(searchChecks).default('Contains'),
});

export type PaymentQuestion = z.infer<typeof questionSchema>;

const minor = z.int().nonnegative();

const paymentSchema = z.object({
  /** Id of the order. */
  id: z.uuid(),
  cwOrderId: z.string(),
  /** e.g. `INV-2026-000012`; null if nobody asked for an invoice yet. */
  invoice: z.string().nullable(),
  email: z.string(),
  productName: z.string(),
  paidBy: z.enum(['card', 'paypal']),
  paidAt: z.iso.datetime(),
  /** Refunded and pending amounts, in minor units. */
  amountMinor: minor,
  refundedMinor: minor,
  pendingMinor: minor,
});

export type PaymentRecord = z.infer<typeof paymentSchema>;

export const listPayments = {
  method: 'GET',
  path: '/api/admin/payments',
  summary:
    'Payments by card and PayPal, the newest first, 30 at most, and how many there are. For administrators. 403 not-allowed.',
  query: questionSchema,
  response: { 200: z.object({ payments: z.array(paymentSchema), count: z.int() }) },
} as const satisfies Call;

export const refundPayment = {
  method: 'POST',
  path: '/api/admin/payments/:id/refund',
  summary:
    'Gives back a part of a payment or all of it. One key never gives back twice. Who asked, how much and why is written down. For administrators. 403 not-allowed, 404 not-found, 409 refund-too-much, 409 refund-refused.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    amountMinor: refundAmountSchema,
    reason: staffReasonSchema,
    key: z.uuid(),
  }),
  /** `pending`: the provider still has to refund. The amount is that of the first request with this key. */
  response: { 200: z.object({ status: z.enum(['done', 'pending']), amountMinor: minor }) },
} as const satisfies Call;
