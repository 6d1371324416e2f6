import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Problem } from '@gosds/contract/problem';
import type { StoredDocument } from '../documents/document-store.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout, OwnOrder } from './checkout.ts';
import { faultsOf } from './order-faults.ts';
import { chemistSheetOf, isOpen, isReportOrder, type Order, sheetOf } from './order.ts';
import { pricesInForce } from './prices-in-force.ts';
import { type PriceRequest, quotePrice } from './quote-price.ts';

/** Number of data fields that the checkout's summary mentions. */
const dataFields = 17;

/** Returns the price and the facts that the checkout shows with it. */
export const getPrices =
  (checkout: Checkout) =>
  async (request: PriceRequest): Promise<PricesResponse> => {
    const { orderId, userId } = request;
    const list = await pricesInForce(checkout, checkout.work.stores);
    const { price: breakdown, er, promo } = await quotePrice(checkout)(request);
    return {
      fullSDS: list.firstLanguageMinor,
      amount: breakdown.totalMinor,
      breakdown,
      er,
      promo,
      erPrices: {
        subscription: list.erSubscriptionMinor,
        single: list.erSingleMinor,
        singleYears: policy.emergencyResponse.singlePaymentYears,
      },
      dataFields,
      sale: policy.sale,
      ...(await factsOf(checkout, { orderId, userId })),
    };
  };

const adviceIn = (review: StoredDocument['review']): number =>
  (review?.findings ?? []).filter(({ severity }) => severity === 'should').length;

/** The order's sheet: either an existing document or one that a chemist will author. Throws Problem `not-found`. */
async function goodsOf({ documents, chemistTasks }: Stores, order: Order) {
  const sheet = sheetOf(order);
  const line = sheet ?? chemistSheetOf(order);
  const document = sheet && (await documents.find(sheet.documentId));
  const product = document ?? (await chemistTasks.findOfOrder(order.id));
  if (!line || !product) throw new Problem('not-found');
  return { line, product, review: document?.review ?? null };
}

/** Facts about the order's sheet or report; both null for a quote without an order. */
async function factsOf(
  checkout: Checkout,
  { orderId, userId }: Pick<PriceRequest, 'orderId' | 'userId'>,
): Promise<Pick<PricesResponse, 'order' | 'report'>> {
  if (orderId === undefined) return { order: null, report: null };
  const { payments, reports } = checkout.work.stores;
  const order = await payments.find({ id: orderId, userId });
  if (!order) throw new Problem('not-found');
  if (!isReportOrder(order)) return { order: await orderFacts(checkout, { orderId, userId }), report: null };
  const stored = await reports.find({ orderId, userId });
  if (!stored) throw new Problem('not-found');
  const { chemical, points } = stored.report;
  return {
    order: null,
    report: {
      chemical: chemical.name ?? `CW${chemical.number}`,
      orderNumber: order.cwOrderId,
      paidAt: order.paidAt?.toISOString() ?? null,
      payment: paymentOf(order),
      payingBy: payingBy(order),
      dataPoints: points.length,
    },
  };
}

const payingBy = (order: Order) =>
  paymentOf(order) !== 'under-way' ? null : order.paidBy === 'paypal' ? 'paypal' : 'card';

const paymentOf = (order: Order) => (isOpen(order) ? 'open' : order.status === 'paid' ? 'paid' : 'under-way');

async function orderFacts({ work }: Checkout, { orderId, userId }: OwnOrder): Promise<PricesResponse['order']> {
  const order = await work.stores.payments.find({ id: orderId, userId });
  if (!order) throw new Problem('not-found');
  const { line, product, review } = await goodsOf(work.stores, order);
  const payment = paymentOf(order);
  const isPayable = payment === 'open';
  const { materialNumber } = product;
  const { productName, country, language } = line;
  const paidAt = order.paidAt?.toISOString() ?? null;
  return {
    ...{ materialNumber, orderNumber: order.cwOrderId, paidAt, productName, country, language, payment },
    payingBy: payingBy(order),
    isByChemist: line.kind === 'chemist-sheet',
    openFaults: isPayable ? await faultsOf(work.stores, order) : [],
    openAdvice: isPayable ? adviceIn(review) : 0,
  };
}
