import { z } from 'zod';
import type { Call } from '../call.ts';

/** Maximum number of differences in a list. */
export const differencesListed = 30;

/**
 * How a payment here differs from the provider's record. The comparison settles `paid-late`, `refund-unknown`,
 * `renewal-unknown` and `no-invoice` itself; a person must handle the others. `charge-unknown` belongs to no order.
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

/** Payment providers that are compared. */
export const comparedProviders = ['card', 'paypal'] as const;
export type ComparedProvider = (typeof comparedProviders)[number];

export type DifferenceKind = (typeof differenceKinds)[number];

const minor = z.int().nonnegative().nullable();

const differenceSchema = z.object({
  /** Order number; null, like the e-mail, for a charge without an order. */
  cwOrderId: z.string().nullable(),
  email: z.string().nullable(),
  paidBy: z.enum(comparedProviders),
  kind: z.enum(differenceKinds),
  /** The provider's id of the payment or refund. */
  reference: z.string(),
  /** Amounts here and at the provider, in minor units; null if there is none. */
  hereMinor: minor,
  thereMinor: minor,
  foundAt: z.iso.datetime(),
});

export type PaymentDifference = z.infer<typeof differenceSchema>;

const comparedSchema = z.object({
  /** ISO date. */
  day: z.iso.date(),
  payments: z.int().nonnegative(),
  /** Number of payments that the provider could not be asked about. */
  unanswered: z.int().nonnegative(),
  /** Providers whose charges could not be listed: charges without an order may be missing. */
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
