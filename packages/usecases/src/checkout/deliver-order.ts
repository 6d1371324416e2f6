import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import { type Order, sheetOf } from './order.ts';
import type { LineKind, OrderLine } from './order-line.ts';
import { announce } from '../developers/send-webhook.ts';
import { noteForAnalytics } from '../analytics/send-analytics.ts';
import { mailChemistOrderKind } from '../chemist/chemist-jobs.ts';
import { mailReportKind } from '../galleria/mail-paid-report.ts';
import { mailSheetKind } from './payment-jobs.ts';
import type { SubscriptionPeriod } from './payment-gateway.ts';

type PaidOrder = Order & { readonly paidAt: Date };

type Delivery = {
  readonly stores: Stores;
  readonly order: PaidOrder;
  readonly line: OrderLine;
  /** Period of the subscription that the payment opened. */
  readonly period: SubscriptionPeriod | undefined;
};

/** Delivers a paid line, in the transaction that marks the order as paid. A repeated call changes nothing. */
type Deliverer = (delivery: Delivery) => Promise<void>;

/** Mails the sheet to the buyer. The sheet itself exists already and opens once its order is paid. */
const mailSheet: Deliverer = async ({ stores, order: { id: orderId, userId, paidAt } }) => {
  await stores.jobs.enqueue({ kind: mailSheetKind, key: `mail-paid-sheet:${orderId}`, data: { orderId } });
  await announce(stores, { userId, type: 'sheet.ready', data: { orderId } }, paidAt);
};

/** The product that an emergency-response service covers. */
async function productOf({ documents, chemistTasks }: Stores, order: PaidOrder) {
  const sheet = sheetOf(order);
  const product = await (sheet ? documents.find(sheet.documentId) : chemistTasks.findOfOrder(order.id));
  if (!product) throw new Error(`Order ${order.id} is paid without its document.`);
  return product;
}

/** Puts the sheet into the chemists' queue and mails the buyer. */
const queueForChemist: Deliverer = async ({ stores, order: { id: orderId, paidAt } }) => {
  const dueAt = new Date(paidAt.getTime() + policy.chemist.dueAfterHours * 3_600_000);
  await stores.chemistTasks.queue(orderId, { now: paidAt, dueAt });
  await stores.jobs.enqueue({ kind: mailChemistOrderKind, key: `mail-chemist-order:${orderId}`, data: { orderId } });
};

/** Mails the receipt with a link to the report. The report itself exists already. */
const mailReport: Deliverer = ({ stores, order: { id: orderId } }) =>
  stores.jobs.enqueue({ kind: mailReportKind, key: `mail-paid-report:${orderId}`, data: { orderId } });

const grantEr =
  (kind: 'subscription' | 'single', endOf: (delivery: Delivery) => Date): Deliverer =>
  async (delivery) => {
    const { stores, order, period } = delivery;
    const product = await productOf(stores, order);
    await stores.erServices.grant({
      orderId: order.id,
      userId: order.userId,
      kind,
      name: product.productName,
      cwNumber: `CW${product.materialNumber}`,
      endDate: endOf(delivery),
      subscriptionId: period?.subscriptionId ?? null,
      createdAt: order.paidAt,
    });
  };

/** The deliverer of each kind of line. */
const deliverers: Readonly<Record<LineKind, Deliverer>> = {
  'own-sheet': mailSheet,
  'further-language': mailSheet,
  'chemist-sheet': queueForChemist,
  'er-subscription': grantEr('subscription', ({ order, period }) => {
    if (!period) throw new Error(`Order ${order.id} is paid without its subscription.`);
    return period.paidUntil;
  }),
  'er-single': grantEr('single', ({ order: { paidAt } }) => {
    const end = new Date(paidAt);
    end.setUTCFullYear(end.getUTCFullYear() + policy.emergencyResponse.singlePaymentYears);
    return end;
  }),
  'search-report': mailReport,
};

/** Delivers all lines of a paid order and issues its invoice. */
export async function deliverOrder(
  stores: Stores,
  order: Order,
  period: SubscriptionPeriod | undefined,
): Promise<void> {
  const { paidAt } = order;
  if (!paidAt) throw new Error(`Order ${order.id} is not paid.`);
  for (const line of order.lines) {
    await deliverers[line.kind]({ stores, order: { ...order, paidAt }, line, period });
  }
  await announce(stores, { userId: order.userId, type: 'order.paid', data: { orderId: order.id } }, paidAt);
  await noteForAnalytics(stores, { of: 'purchase', orderId: order.id });
  // Issue the invoice last: other payments wait for their invoice number.
  await stores.moneyDocuments.issueInvoice(order.id, paidAt);
}
