import { z } from 'zod';
import type { Call } from '../call.ts';

const erServiceSchema = z.object({
  orderId: z.uuid(),
  productName: z.string(),
  CWNumber: z.string(),
  type: z.enum(['subscription', 'single']),
  /** US cents, as paid when it was bought: for a year, or once. */
  price: z.int(),
  boughtAt: z.iso.datetime(),
  /** Paid until then. */
  endDate: z.iso.datetime(),
  /** Null for a single payment. */
  subscriptionId: z.string().nullable(),
  /** By what it is paid. */
  typePaid: z.enum(['stripe', 'paypal']),
  /** Billed again each year. */
  isRenewed: z.boolean(),
  /** The renewal was not paid; `endDate` is then the end of the days of grace. */
  isOverdue: z.boolean(),
  /** Where an overdue renewal is paid, at the provider. */
  payLink: z.url({ protocol: /^https$/ }).nullable(),
  /** Who of the team bought it; null where the caller did. */
  boughtBy: z.string().nullable(),
  /** The years that were paid after the first, each with an order of its own; the oldest first. */
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
