import { z } from 'zod';
import type { Call } from '../call.ts';
import { listPageParams } from './list-page.ts';

export const analyticsPageSize = 25;

const count = z.int().nonnegative();
/** In the currency, with decimals: the charged amount minus refunds. */
const amount = z.number();

const totalsSchema = z.object({
  /** Accounts with a confirmed e-mail. */
  users: count,
  /** Paid orders, including free ones. */
  GoSDSOrders: count,
  GoSDSRevenue: amount,
  GoGALOrders: count,
  GoGALRevenue: amount,
  goErSubscriptions: count,
  goErSingle: count,
});

/** Totals of both modules. */
export type OverallTotals = z.infer<typeof totalsSchema>;

/** The totals that are amounts of money. */
export const revenueTotals: readonly (keyof OverallTotals)[] = ['GoSDSRevenue', 'GoGALRevenue'];

export const overallTotals = totalsSchema.keyof().options;

export const getOverallReport = {
  method: 'GET',
  path: '/api/users/GoProductOverallReport',
  summary: 'Totals of both modules, as they are sent to analytics. For administrators. 403 not-allowed.',
  response: { 200: totalsSchema },
} as const satisfies Call;

export const sendOverallReport = {
  method: 'POST',
  path: '/api/admin/analytics/report',
  summary:
    'Sends the totals to analytics. Who asked is written down. For administrators. 403 not-allowed, 404 not-found where nothing takes them.',
  response: { 200: z.object({ saved: z.literal(true) }) },
} as const satisfies Call;

const eventSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Event name in GA4, such as `purchase`. */
  name: z.string(),
  /** A number for an account, or for the service itself. */
  clientId: z.string(),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
});

export type KeptEvent = z.infer<typeof eventSchema>;

export const listAnalyticsEvents = {
  method: 'GET',
  path: '/api/admin/analytics=:page',
  summary:
    'Where events of analytics go; those of the built-in table, the newest first, 25 a page, and how many there are. For administrators. 403 not-allowed.',
  params: listPageParams,
  response: {
    200: z.object({ goesTo: z.enum(['table', 'ga4', 'nowhere']), events: z.array(eventSchema), count }),
  },
} as const satisfies Call;
