import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Problem } from '@gosds/contract/problem';
import type { StoredDocument } from '../documents/document-store.ts';
import { policy } from '../policy.ts';
import type { Checkout, OwnOrder } from './checkout.ts';
import { faultsOf } from './order-faults.ts';
import { isOpen, sheetOf } from './order.ts';
import { type PriceRequest, quotePrice } from './quote-price.ts';

/** Number of data fields that the checkout's summary names. */
const dataFields = 17;

/** The price with what the checkout shows beside it. */
export const getPrices =
  (checkout: Checkout) =>
  async (request: PriceRequest): Promise<PricesResponse> => {
    const { firstLanguageMinor, erSubscriptionMinor, erSingleMinor } = checkout.prices;
    const { orderId, userId } = request;
    const { price: breakdown, er, promo } = await quotePrice(checkout)(request);
    return {
      fullSDS: firstLanguageMinor,
      amount: breakdown.totalMinor,
      breakdown,
      er,
      promo,
      erPrices: {
        subscription: erSubscriptionMinor,
        single: erSingleMinor,
        singleYears: policy.emergencyResponse.singlePaymentYears,
      },
      dataFields,
      sale: policy.sale,
      order: orderId === undefined ? null : await orderFacts(checkout, { orderId, userId }),
    };
  };

const adviceIn = (review: StoredDocument['review']): number =>
  (review?.findings ?? []).filter(({ severity }) => severity === 'should').length;

async function orderFacts({ work }: Checkout, { orderId, userId }: OwnOrder): Promise<PricesResponse['order']> {
  const order = await work.stores.payments.find({ id: orderId, userId });
  const sheet = order && sheetOf(order);
  const document = sheet && (await work.stores.documents.find(sheet.documentId));
  if (!document) throw new Problem('not-found');
  const payment = isOpen(order) ? 'open' : order.status === 'paid' ? 'paid' : 'under-way';
  const isPayable = payment === 'open';
  const { materialNumber } = document;
  const { productName, country, language } = sheet;
  const paidAt = order.paidAt?.toISOString() ?? null;
  return {
    ...{ materialNumber, orderNumber: order.cwOrderId, paidAt, productName, country, language, payment },
    openFaults: isPayable ? await faultsOf(work.stores, order) : [],
    openAdvice: isPayable ? adviceIn(document.review) : 0,
  };
}
