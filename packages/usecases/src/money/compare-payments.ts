import { z } from 'zod';
import type { DifferenceKind } from '@gosds/contract/staff/comparison';
import type { Checkout } from '../checkout/checkout.ts';
import { currency, isUnderWay, type Order, pricesOf } from '../checkout/order.ts';
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

/** The comparison of a day; one a day, however many processes ask for it. */
export const dailyComparison = (now: Date): Job<Page> => pageJob({ day: isoDate(now), after: 0 });

type Deps = Pick<Checkout, 'work' | 'gateway' | 'payPal' | 'clock'> & { readonly errorLog: ErrorLog };
type ReferencedOrder = Order & { readonly reference: string };

/** What the provider says of a payment. */
type Said = {
  readonly state: ChargeResult | { readonly status: 'approved' };
  readonly refunds: readonly ProviderRefund[];
  /** Of the subscription that the payment has opened. */
  readonly subscription:
    | { readonly subscriptionId: string; readonly charges: readonly SubscriptionCharge[] }
    | undefined;
};

/** Who took the payment, and how a payment is asked after there. */
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

/** A payment that is written down as paid. */
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

/** Writes down what the provider knows and the service does not, and tells what differed. */
async function settle(stores: Stores, { order, said }: Asked, now: Date): Promise<readonly Difference[]> {
  const found = foundOf(order);
  if (order.status !== 'paid') return settleLate(stores, { order, said }, now);
  const known = await stores.refunds.listOf(order.id);
  const differences = [...comparePaid(said, order, found), ...compareRefunds(said, known, found)];
  const { reference } = order;
  await recordRefunds(stores, { orderId: order.id, reference, refunds: said.refunds }, now);
  if (!(await stores.moneyDocuments.findInvoice(order.id))) {
    await stores.moneyDocuments.issueInvoice(order.id, now);
    differences.push(found('no-invoice', { hereMinor: totalOf(pricesOf(order) ?? []) }));
  }
  if (!said.subscription) return differences;
  const fresh = await recordRenewals(stores, said.subscription, now);
  return [
    ...differences,
    ...fresh.map((charge) => found('renewal-unknown', { reference: charge.reference, thereMinor: charge.amountMinor })),
  ];
}

type Asked = { readonly order: ReferencedOrder; readonly said: Said };

/** A payment that failed here, or is under way, and was taken all the same. */
async function settleLate(stores: Stores, { order, said }: Asked, now: Date): Promise<readonly Difference[]> {
  const { state: result } = said;
  if (result.status !== 'paid') return [];
  const thereMinor = result.amountMinor;
  const hereMinor = totalOf(pricesOf(order) ?? []);
  if (hereMinor !== thereMinor) return [foundOf(order)('amount', { hereMinor, thereMinor })];
  await recordIn(stores, { orderId: order.id, attempt: order.attempt, result }, now);
  return [foundOf(order)('paid-late', { thereMinor })];
}

const isReferenced = (order: Order | undefined): order is ReferencedOrder => typeof order?.reference === 'string';

/** The present payment of an order is for the jobs that ask after it. */
const isLeftToJobs = (order: Order, now: Date): boolean =>
  isUnderWay(order) &&
  now.getTime() - (order.attemptedAt?.getTime() ?? 0) < policy.payments.comparedAfterHours * 3_600_000;

const textOf = ({ kind, reference, hereMinor, thereMinor }: Difference, { cwOrderId }: Order): string => {
  const cents = (minor: number | null) => (minor === null ? 'nothing' : `USD ${(minor / 100).toFixed(2)}`);
  return `Order ${cwOrderId} differs from its provider (${kind}): ${cents(hereMinor)} here, ${cents(thereMinor)} there, ${reference}.`;
};

/** Compares one order; false where its provider could not be asked. */
async function compareOrder(deps: Deps, orderId: string): Promise<boolean> {
  const { work, clock, errorLog } = deps;
  const log = (message: string, stack = '') =>
    errorLog.add({ origin: 'job', route: compareKind.name, message, stack, requestId: '', userId: undefined });
  const asked = await work.stores.payments.find({ id: orderId });
  if (!isReferenced(asked) || isLeftToJobs(asked, clock())) return true;
  try {
    const said = await ask(deps, asked);
    const fresh = await work.transaction(async (stores) => {
      const order = await stores.payments.lock({ id: orderId });
      // What changed since the question is compared tomorrow.
      if (!isReferenced(order) || order.status !== asked.status || order.reference !== asked.reference) return [];
      const differences = await settle(stores, { order, said }, clock());
      const kept: Difference[] = [];
      for (const difference of differences) {
        if (await stores.comparisons.keep(difference, clock())) kept.push(difference);
      }
      return kept;
    });
    for (const difference of fresh) await log(textOf(difference, asked));
    return true;
  } catch (error) {
    await log(
      `Order ${asked.cwOrderId} could not be compared: ${String(error)}`,
      error instanceof Error ? error.stack : '',
    );
    return false;
  }
}

/**
 * Compares a page of orders with what their providers say of payments, refunds and yearly charges. What differs is an entry of the
 * error log and a row for staff, each once; what only the provider knew is written down. At last it looks for charges that no order names.
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
      // Tried again later: a provider that is down would hold up the job.
      if (unanswered === policy.payments.unansweredAtOnce) throw new Error('The providers do not answer.');
    }
    const last = orders.length < limit ? undefined : orders.at(-1);
    // What the orders bring to light comes first: a yearly charge has its order then.
    const unlisted = last === undefined ? await findUnknownCharges(deps) : [];
    await work.transaction(async ({ comparisons, jobs }) => {
      await comparisons.count(day, { payments: orders.length, unanswered });
      if (last === undefined) await comparisons.end(day, { at: clock(), unlisted });
      else await jobs.enqueue(pageJob({ day, after: last.number }));
    });
  });
