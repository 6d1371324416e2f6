import { currency, moneyText } from '@gosds/phrases/currency';
import { z } from 'zod';
import type { DifferenceKind } from '@gosds/contract/staff/comparison';
import type { Checkout } from '../checkout/checkout.ts';
import { isUnderWay, type Order, pricesOf } from '../checkout/order.ts';
import type { ChargeResult, SubscriptionCharge, SubscriptionGateway } from '../checkout/payment-gateway.ts';
import { totalOf } from '../checkout/price-order.ts';
import type { ProviderRefund } from '../checkout/refund-gateway.ts';
import { recordIn } from '../checkout/record-payment.ts';
import { isoDate } from '../clock.ts';
import type { ErrorLog } from '../error-log.ts';
import { handles, type Job, type JobHandler, type JobKind } from '../job-queue.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Difference } from './comparison-store.ts';
import { findUnknownCharges } from './find-unknown-charges.ts';
import { recordRefunds } from './record-refunds.ts';
import { recordRenewals } from './record-renewals.ts';
import type { OrderRefund } from './refund-store.ts';

type Page = { day: string; after: number };

const compareKind: JobKind<Page> = {
  name: 'compare-payments',
  data: z.object({ day: z.iso.date(), after: z.int().nonnegative() }),
};

const pageJob = (data: Page): Job<Page> => ({
  kind: compareKind,
  key: `${compareKind.name}:${data.day}:${data.after}`,
  data,
});

/** The job that compares one day; only one per day, however many processes enqueue it. */
export const dailyComparison = (now: Date): Job<Page> => pageJob({ day: isoDate(now), after: 0 });

type Deps = Pick<Checkout, 'work' | 'gateway' | 'payPal' | 'clock'> & { readonly errorLog: ErrorLog };
type ReferencedOrder = Order & { readonly reference: string };

/** The provider's data about a payment. */
type Said = {
  readonly state: ChargeResult | { readonly status: 'approved' };
  readonly refunds: readonly ProviderRefund[];
  /** The subscription that the payment opened or renewed. */
  readonly subscription:
    | { readonly subscriptionId: string; readonly charges: readonly SubscriptionCharge[] }
    | undefined;
};

/** The provider of the payment, and how to look the payment up there. */
function providerOf({ gateway, payPal }: Deps, { paidBy, reference }: ReferencedOrder) {
  if (paidBy !== 'paypal') return { provider: gateway, find: () => gateway.refetch(reference) };
  if (!payPal) throw new Error('PayPal is not set up.');
  return { provider: payPal, find: () => payPal.find(reference) };
}

/** The charges of the subscription that an order has opened or renewed. */
async function chargesFor({ work }: Deps, provider: SubscriptionGateway, { id, userId }: ReferencedOrder) {
  const subscriptionId = await work.stores.erServices.subscriptionOf(id);
  if (subscriptionId === undefined) return undefined;
  const services = await work.stores.erServices.list(userId);
  const isOpener = services.some((service) => service.orderId === id);
  return { subscriptionId, isOpener, charges: await provider.chargesOf(subscriptionId) };
}

async function ask(deps: Deps, order: ReferencedOrder): Promise<Said> {
  const { provider, find } = providerOf(deps, order);
  const { reference } = order;
  const known = await deps.work.stores.refunds.listOf(order.id);
  const ids = known.map(({ providerId }) => providerId);
  const yearly = await chargesFor(deps, provider, order);
  const own = yearly?.charges.find((charge) => charge.reference === reference);
  return {
    state: own ? { status: 'paid', ...own, currency } : await find(),
    refunds: await provider.refundsOf(reference, ids),
    subscription: yearly?.isOpener ? yearly : undefined,
  };
}

type Found = (kind: DifferenceKind, about: Partial<Omit<Difference, 'orderId' | 'kind'>>) => Difference;

/** Compares a payment that is recorded as paid. */
function comparePaid({ state }: Said, order: Order, found: Found): readonly Difference[] {
  const hereMinor = totalOf(pricesOf(order) ?? []);
  if (state.status !== 'paid') return [found('not-paid', { hereMinor })];
  const { amountMinor: thereMinor } = state;
  return thereMinor === hereMinor ? [] : [found('amount', { hereMinor, thereMinor })];
}

function compareRefunds({ refunds }: Said, known: readonly OrderRefund[], found: Found): readonly Difference[] {
  const there = new Map(refunds.map((refund) => [refund.id, refund]));
  const here = new Map(known.map((refund) => [refund.providerId, refund]));
  const isLost = ({ providerId, status }: OrderRefund) =>
    status === 'done' && (there.get(providerId)?.status ?? 'failed') === 'failed';
  return [
    ...refunds
      .filter(({ id, status }) => status !== 'failed' && here.get(id)?.status !== status)
      .map(({ id: reference, amountMinor: thereMinor }) => found('refund-unknown', { reference, thereMinor })),
    ...known
      .filter(isLost)
      .map(({ providerId: reference, amountMinor: hereMinor }) => found('refund-lost', { reference, hereMinor })),
  ];
}

const foundOf =
  ({ id: orderId, reference }: ReferencedOrder): Found =>
  (kind, about) => ({ orderId, kind, reference, hereMinor: null, thereMinor: null, ...about });

/** Records what only the provider knows, and returns the differences. */
async function settle(stores: Stores, { order, reported }: Asked, now: Date): Promise<readonly Difference[]> {
  const found = foundOf(order);
  if (order.status !== 'paid') return settleLate(stores, { order, reported }, now);
  const known = await stores.refunds.listOf(order.id);
  const differences = [...comparePaid(reported, order, found), ...compareRefunds(reported, known, found)];
  const { reference } = order;
  await recordRefunds(stores, { orderId: order.id, reference, refunds: reported.refunds }, now);
  if (!(await stores.moneyDocuments.findInvoice(order.id))) {
    await stores.moneyDocuments.issueInvoice(order.id, now);
    differences.push(found('no-invoice', { hereMinor: totalOf(pricesOf(order) ?? []) }));
  }
  if (!reported.subscription) return differences;
  const fresh = await recordRenewals(stores, reported.subscription, now);
  return [
    ...differences,
    ...fresh.map((charge) => found('renewal-unknown', { reference: charge.reference, thereMinor: charge.amountMinor })),
  ];
}

type Asked = { readonly order: ReferencedOrder; readonly reported: Said };

/** Settles a payment that the provider has taken although it failed here or is still under way. */
async function settleLate(stores: Stores, { order, reported }: Asked, now: Date): Promise<readonly Difference[]> {
  const { state: result } = reported;
  if (result.status !== 'paid') return [];
  const thereMinor = result.amountMinor;
  const hereMinor = totalOf(pricesOf(order) ?? []);
  if (hereMinor !== thereMinor) return [foundOf(order)('amount', { hereMinor, thereMinor })];
  await recordIn(stores, { orderId: order.id, attempt: order.attempt, result }, now);
  return [foundOf(order)('paid-late', { thereMinor })];
}

const isReferenced = (order: Order | undefined): order is ReferencedOrder => typeof order?.reference === 'string';

/** True if the payment is recent and under way: the reconcile jobs ask about it. */
const isLeftToJobs = (order: Order, now: Date): boolean =>
  isUnderWay(order) &&
  now.getTime() - (order.attemptedAt?.getTime() ?? 0) < policy.payments.comparedAfterHours * 3_600_000;

const textOf = ({ kind, reference, hereMinor, thereMinor }: Difference, { cwOrderId }: Order): string => {
  const cents = (minor: number | null) => (minor === null ? 'nothing' : moneyText(minor));
  return `Order ${cwOrderId} differs from its provider (${kind}): ${cents(hereMinor)} here, ${cents(thereMinor)} there, ${reference}.`;
};

/** Compares one order. Returns false if its provider did not answer. */
async function compareOrder(deps: Deps, orderId: string): Promise<boolean> {
  const { work, clock, errorLog } = deps;
  const log = (message: string, stack = '') =>
    errorLog.add({ origin: 'job', route: compareKind.name, message, stack, requestId: '', userId: undefined });
  const before = await work.stores.payments.find({ id: orderId });
  if (!isReferenced(before) || isLeftToJobs(before, clock())) return true;
  try {
    const answer = await ask(deps, before);
    const fresh = await work.transaction(async (stores) => {
      const order = await stores.payments.lock({ id: orderId });
      // An order that changed since the question is compared tomorrow.
      if (!isReferenced(order) || order.status !== before.status || order.reference !== before.reference) return [];
      const differences = await settle(stores, { order, reported: answer }, clock());
      const kept: Difference[] = [];
      for (const difference of differences) {
        if (await stores.comparisons.keep(difference, clock())) kept.push(difference);
      }
      return kept;
    });
    for (const difference of fresh) await log(textOf(difference, before));
    return true;
  } catch (error) {
    await log(
      `Order ${before.cwOrderId} could not be compared: ${String(error)}`,
      error instanceof Error ? error.stack : '',
    );
    return false;
  }
}

/**
 * Compares a page of orders with their providers: payments, refunds and yearly charges. Logs each difference once and
 * lists it for staff, and records what only the provider knew. After the last page, looks for charges that belong to no
 * order.
 */
export const comparePayments = (deps: Deps): JobHandler =>
  handles(compareKind, async ({ day, after }) => {
    const { work, clock } = deps;
    const { comparedDays, comparedAtOnce: limit } = policy.payments;
    const since = new Date(Date.parse(day) - comparedDays * 86_400_000);
    const orders = await work.stores.comparisons.nextOrders({ since, after, limit });
    let unanswered = 0;
    for (const { id } of orders) {
      if (await compareOrder(deps, id)) continue;
      unanswered += 1;
      // Fail, to be tried again later: a provider that is down would hold up the job.
      if (unanswered === policy.payments.unansweredAtOnce) throw new Error('The providers do not answer.');
    }
    const last = orders.length < limit ? undefined : orders.at(-1);
    // Only after the last order: comparing an order can record its yearly charges.
    const unlisted = last === undefined ? await findUnknownCharges(deps) : [];
    await work.transaction(async ({ comparisons, jobs }) => {
      await comparisons.count(day, { payments: orders.length, unanswered });
      if (last === undefined) await comparisons.end(day, { at: clock(), unlisted });
      else await jobs.enqueue(pageJob({ day, after: last.number }));
    });
  });
