import { z } from 'zod';
import type { Call } from '../call.ts';

/** Differences that are listed at most. */
export const differencesListed = 30;

/**
 * How a payment here differs from what its provider says. `paid-late`, `refund-unknown`, `renewal-unknown` and `no-invoice` were
 * written down when they were found; the others wait for a person. `charge-unknown` is of no order.
 */
export const differenceKinds = [
  'not-paid',
  'amount',
  'paid-late',
  'refund-unknown',
  'refund-lost',
  'renewal-unknown',
  'no-invoice',
  'charge-unknown',
] as const;

/** Who takes payments. */
export const comparedProviders = ['card', 'paypal'] as const;
export type ComparedProvider = (typeof comparedProviders)[number];

export type DifferenceKind = (typeof differenceKinds)[number];

const minor = z.int().nonnegative().nullable();

const differenceSchema = z.object({
  /** Null, as the e-mail, of a charge that no order names. */
  cwOrderId: z.string().nullable(),
  email: z.string().nullable(),
  paidBy: z.enum(comparedProviders),
  kind: z.enum(differenceKinds),
  /** What it is about, at the provider. */
  reference: z.string(),
  /** US cents, here and at the provider; null where there is nothing. */
  hereMinor: minor,
  thereMinor: minor,
  foundAt: z.iso.datetime(),
});

export type PaymentDifference = z.infer<typeof differenceSchema>;

const comparedSchema = z.object({
  /** ISO date. */
  day: z.iso.date(),
  payments: z.int().nonnegative(),
  /** Payments after which a provider could not be asked. */
  unanswered: z.int().nonnegative(),
  /** Providers whose charges could not be listed: there may be some that no order names. */
  unlisted: z.array(z.enum(comparedProviders)).readonly(),
  isEnded: z.boolean(),
});

export const lastComparison = {
  method: 'GET',
  path: '/api/admin/payment-differences',
  summary:
    'The last daily comparison of payments with their providers, null before the first, and what differed, the newest first, 30 at most. For administrators. 403 not-allowed.',
  response: {
    200: z.object({
      last: comparedSchema.nullable(),
      differences: z.array(differenceSchema),
      count: z.int().nonnegative(),
    }),
  },
} as const satisfies Call;
