import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { PriceBreakdown } from '@gosds/contract/checkout/price-breakdown';
import { Problem } from '@gosds/contract/problem';
import { isoDate } from '../clock.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout } from './checkout.ts';
import { type ErVerdict, judgeEr } from './judge-er.ts';
import type { Order } from './order.ts';
import { priceOrder } from './price-order.ts';

export type PriceRequest = {
  readonly userId: string;
  readonly goEr: ErChoice;
  /** Used only for a quote without an order. */
  readonly languageNumber: number;
  readonly orderId: string | undefined;
};

export type Quote = { readonly price: PriceBreakdown; readonly er: ErVerdict };

/** The price before paying. With an order it is the one that paying charges, or has charged. */
export const quotePrice =
  (checkout: Checkout) =>
  async ({ userId, goEr, languageNumber, orderId }: PriceRequest): Promise<Quote> => {
    const { stores } = checkout.work;
    if (orderId === undefined) {
      const er = await judgeEr(checkout, stores, { order: undefined, asked: goEr });
      return { er, price: await priceFor(checkout, stores, { userId, goEr: er.charged, languageNumber }) };
    }
    const order = await stores.payments.find({ id: orderId, userId });
    if (!order) throw new Problem('not-found');
    const isPaid = order.status === 'paid' && order.price !== null;
    if (isPaid) return { price: order.price, er: { charged: order.goEr, leftOut: null } };
    return quoteOrder(checkout, stores, { ...order, goEr });
  };

/** What paying the order now costs its owner. The number of the language comes from the owner's paid orders. */
export async function quoteOrder(
  checkout: Checkout,
  stores: Stores,
  { id, userId, goEr: asked }: Pick<Order, 'id' | 'userId' | 'goEr'>,
): Promise<Quote> {
  const er = await judgeEr(checkout, stores, { order: { id, userId }, asked });
  const languageNumber = await stores.payments.languageNumber(id);
  return { er, price: await priceFor(checkout, stores, { userId, goEr: er.charged, languageNumber }) };
}

async function priceFor(
  { prices, clock }: Checkout,
  stores: Stores,
  { userId, goEr, languageNumber }: Omit<PriceRequest, 'orderId'>,
): Promise<PriceBreakdown> {
  const user = await stores.users.find(userId);
  if (!user) throw new Problem('not-found');
  const { sdsDiscountPercent: discountPercent, sdsDiscountUpTo: discountUpTo, isInternal } = user;
  const terms = { discountPercent, discountUpTo, isInternal };
  return priceOrder(prices, { terms, goEr, languageNumber, today: isoDate(clock()) });
}
