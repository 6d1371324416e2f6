import { currencyCode } from '@gosds/phrases/currency';
import { Problem } from '@gosds/contract/problem';
import { analyticsPageSize, type OverallTotals } from '@gosds/contract/staff/analytics';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { amountOf } from '../checkout/order-line.ts';
import type { Order } from '../checkout/order.ts';
import { GiveUp, handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { Analytics, AnalyticsEvent, EventParams } from './analytics.ts';

type Deps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  /** Undefined if no events are sent. */
  readonly analytics?: Analytics | undefined;
};

type Cause =
  | { readonly of: 'purchase'; readonly orderId: string }
  | { readonly of: 'refund'; readonly refundId: string }
  | { readonly of: 'totals'; readonly askedAt: string };

/** Sends one event to analytics. */
const sendAnalyticsKind: JobKind<Cause> = {
  name: 'send-analytics',
  data: z.discriminatedUnion('of', [
    z.object({ of: z.literal('purchase'), orderId: z.uuid() }),
    z.object({ of: z.literal('refund'), refundId: z.uuid() }),
    z.object({ of: z.literal('totals'), askedAt: z.iso.datetime() }),
  ]),
};

/** Client id of events that belong to no account. */
const serviceClientId = 'service';

const keyOf = (cause: Cause): string => {
  if (cause.of === 'purchase') return `purchase:${cause.orderId}`;
  return cause.of === 'refund' ? `refund:${cause.refundId}` : `totals:${cause.askedAt}`;
};

/** Queues an event. Call this in the transaction of the change it reports. */
export const noteForAnalytics = ({ jobs }: Pick<Stores, 'jobs'>, cause: Cause): Promise<void> =>
  jobs.enqueue({ kind: sendAnalyticsKind, key: `analytics:${keyOf(cause)}`, data: cause });

const major = (minor: number): number => minor / 100;

/** The items bought, named by the code of their price. The product is left out because it may be confidential. */
function itemsOf({ lines }: Order) {
  return lines.flatMap(({ price }) =>
    price ? [{ item_id: price.code, price: major(amountOf(price)), quantity: 1 }] : [],
  );
}

async function purchase(stores: Stores, orderId: string): Promise<Omit<AnalyticsEvent, 'key'>> {
  const order = await stores.payments.find({ id: orderId });
  const user = order && (await stores.users.find(order.userId));
  if (!order?.paidAt || !user) throw new GiveUp('The order is gone.');
  const totalMinor = order.lines.reduce((sum, { price }) => sum + (price ? amountOf(price) : 0), 0);
  const params: EventParams = {
    transaction_id: order.cwOrderId,
    currency: currencyCode,
    value: major(totalMinor),
    payment_type: order.paidBy ?? 'nothing-due',
    items: itemsOf(order),
  };
  return { clientId: user.analyticsId, at: order.paidAt, name: 'purchase', params };
}

async function refund(stores: Stores, refundId: string): Promise<Omit<AnalyticsEvent, 'key'>> {
  const kept = await stores.refunds.find(refundId);
  const order = kept && (await stores.payments.find({ id: kept.orderId }));
  const user = order && (await stores.users.find(order.userId));
  if (!kept || !order || !user) throw new GiveUp('The refund is gone.');
  const params = {
    transaction_id: order.cwOrderId,
    currency: currencyCode,
    value: major(kept.amountMinor),
  };
  return { clientId: user.analyticsId, at: kept.madeAt, name: 'refund', params };
}

async function totals(stores: Stores, at: Date): Promise<Omit<AnalyticsEvent, 'key'>> {
  const params = { ...(await stores.staff.overallTotals()) };
  return { clientId: serviceClientId, at, name: 'product_overall_report', params };
}

const eventOf = (stores: Stores, cause: Cause): Promise<Omit<AnalyticsEvent, 'key'>> => {
  if (cause.of === 'purchase') return purchase(stores, cause.orderId);
  return cause.of === 'refund' ? refund(stores, cause.refundId) : totals(stores, new Date(cause.askedAt));
};

/** Sends a queued event. Does nothing if analytics is not set up. */
export const sendAnalytics = ({ work, analytics }: Deps): JobHandler =>
  handles(sendAnalyticsKind, async (cause) => {
    if (analytics) await analytics.send({ ...(await eventOf(work.stores, cause)), key: keyOf(cause) });
  });

/** Totals of the sheet module and the search module. */
export const overallReport =
  ({ work }: Deps) =>
  (): Promise<OverallTotals> =>
    work.stores.staff.overallTotals();

/** Sends the totals and records who asked. Throws Problem `not-found` if analytics is not set up. */
export const sendOverallReport =
  ({ work, clock, analytics }: Deps) =>
  (staffId: string): Promise<void> =>
    work.transaction(async (stores) => {
      if (!analytics) throw new Problem('not-found');
      const now = clock();
      await noteForAnalytics(stores, { of: 'totals', askedAt: now.toISOString() });
      await stores.staff.record({ staffId, userId: null, kind: 'sent-report', detail: [] }, now);
    });

/** Says where events are sent, and returns a page of the events in the built-in table. */
export const listAnalyticsEvents =
  ({ work, analytics }: Deps) =>
  async (page: number) => {
    const goesTo = analytics?.goesTo ?? ('nowhere' as const);
    if (goesTo !== 'table') return { goesTo, events: [], count: 0 };
    const limits = { limit: analyticsPageSize, offset: page * analyticsPageSize };
    return { goesTo, ...(await work.stores.staff.listAnalyticsEvents(limits)) };
  };
