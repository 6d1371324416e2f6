import { z } from 'zod';
import type { Call } from '../call.ts';

const erServiceSchema = z.object({
  orderId: z.uuid(),
  productName: z.string(),
  CWNumber: z.string(),
  type: z.enum(['subscription', 'single']),
  /** Minor units, as paid at the purchase: for one year, or once. */
  price: z.int(),
  boughtAt: z.iso.datetime(),
  /** End of the paid period. */
  endDate: z.iso.datetime(),
  /** Null for a single payment. */
  subscriptionId: z.string().nullable(),
  /** The means of payment. */
  typePaid: z.enum(['stripe', 'paypal']),
  /** Billed again each year. */
  isRenewed: z.boolean(),
  /** The renewal was not paid; `endDate` is then the end of the grace period. */
  isOverdue: z.boolean(),
  /** Page of the provider on which to pay an overdue renewal. */
  payLink: z.url({ protocol: /^https$/ }).nullable(),
  /** The team member who bought it; null if the caller did. */
  boughtBy: z.string().nullable(),
  /** The paid years after the first, oldest first. Each has an order of its own. */
  renewals: z.array(z.object({ orderId: z.uuid(), paidAt: z.iso.datetime(), creditNotes: z.array(z.uuid()) })),
});

export type BoughtErService = z.infer<typeof erServiceSchema>;

export const listErServices = {
  method: 'GET',
  path: '/api/account/er-services',
  summary:
    'The emergency-response services of the account and those for sheets of a team that the caller owns, also the ended ones, the newest first.',
  response: { 200: z.object({ services: z.array(erServiceSchema) }) },
} as const satisfies Call;
