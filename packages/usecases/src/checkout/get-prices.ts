import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Problem } from '@gosds/contract/problem';
import { policy } from '../policy.ts';
import type { Checkout, OwnOrder } from './checkout.ts';
import { faultsOf } from './order-faults.ts';
import { isOpen } from './order.ts';
import { type PriceRequest, quotePrice } from './quote-price.ts';

/** Number of data fields that the checkout's summary names. */
const dataFields = 17;

/** The price with what the checkout shows beside it. */
export const getPrices =
  (checkout: Checkout) =>
  async (request: PriceRequest): Promise<PricesResponse> => {
    const { firstLanguageMinor, erSubscriptionMinor, erSingleMinor } = checkout.prices;
    const { orderId, userId } = request;
    const { price: breakdown, er } = await quotePrice(checkout)(request);
    return {
      fullSDS: firstLanguageMinor,
      amount: breakdown.totalMinor,
      breakdown,
      er,
      erPrices: {
        subscription: erSubscriptionMinor,
        single: erSingleMinor,
        singleYears: policy.emergencyResponse.singlePaymentYears,
      },
      dataFields,
      order: orderId === undefined ? null : await orderFacts(checkout, { orderId, userId }),
    };
  };

async function orderFacts({ work }: Checkout, { orderId, userId }: OwnOrder): Promise<PricesResponse['order']> {
  const order = await work.stores.payments.find({ id: orderId, userId });
  const document = order && (await work.stores.documents.find(order.documentId));
  if (!document) throw new Problem('not-found');
  const payment = isOpen(order) ? 'open' : order.status === 'paid' ? 'paid' : 'under-way';
  const faults = payment === 'open' ? await faultsOf(work.stores, order) : [];
  return { materialNumber: document.materialNumber, payment, openFaults: faults };
}
