import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import type { PriceBreakdown } from '@gosds/contract/checkout/price-breakdown';
import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Problem } from '@gosds/contract/problem';
import { isoDate } from '../clock.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Checkout } from './checkout.ts';
import type { PromoType } from './promo-store.ts';
import { type ErVerdict, judgeEr } from './judge-er.ts';
import { chemistSheetOf, isReportOrder, type Order, type PricedOrderLine, pricesOf, sheetOf } from './order.ts';
import { pricesInForce } from './prices-in-force.ts';
import { breakdownOf, type PricedLine, priceLines, priceReport, takesPromo } from './price-order.ts';

export type PriceRequest = {
  readonly userId: string;
  readonly goEr: ErChoice;
  /** Used only for a quote without an order. */
  readonly languageNumber: number;
  readonly orderId: string | undefined;
  /** An empty string stands for one of the user's own codes. Used only with an order that is not paid. */
  readonly promoCode?: string | undefined;
};

export type Quote = {
  readonly price: PriceBreakdown;
  readonly er: ErVerdict;
  readonly promo: PricesResponse['promo'];
};

/** Quotes the price before payment. With an order, this is the price that payment charges or has charged. */
export const quotePrice =
  (checkout: Checkout) =>
  async ({ userId, goEr, languageNumber, orderId, promoCode }: PriceRequest): Promise<Quote> => {
    const { stores } = checkout.work;
    if (orderId === undefined) {
      const er = await judgeEr(checkout, stores, { order: undefined, choice: goEr });
      return quoteOf(
        await priceFor(checkout, stores, { userId, goEr: er.charged, languageNumber, promoPercent: 0 }),
        er,
      );
    }
    const order = await stores.payments.find({ id: orderId, userId });
    if (!order) throw new Problem('not-found');
    const paid = order.status === 'paid' ? pricesOf(order) : undefined;
    if (paid) return { price: breakdownOf(paid), er: { charged: chargedEr(order), leftOut: null }, promo: noPromo };
    const promoPercent = await promoPercentOf(checkout, { userId, promoCode, type: promoTypeOf(order) });
    const { lines, er } = await quoteOrder(checkout, stores, { order, choice: goEr, promoPercent });
    return quoteOf(lines, er);
  };

/** The type of promo code that the order accepts. */
export const promoTypeOf = (order: Order): PromoType => (isReportOrder(order) ? 'GoGAL' : 'GoSDS');

const noPromo: Quote['promo'] = { isAccepted: false, isTaken: false };

const quoteOf = (lines: readonly PricedLine[], er: ErVerdict): Quote => ({
  price: breakdownOf(lines.map(({ price }) => price)),
  er,
  promo: {
    isAccepted: lines.some(({ price }) => takesPromo(price)),
    isTaken: lines.some(({ price }) => price.promoMinor > 0),
  },
});

/** Discount of the code in per cent; 0 if there is no code or it cannot be used. */
async function promoPercentOf(
  { work, limiter, clock }: Checkout,
  { userId, promoCode, type }: Pick<PriceRequest, 'userId' | 'promoCode'> & { readonly type: PromoType },
): Promise<number> {
  if (promoCode === undefined) return 0;
  await limiter.take(policy.rateLimits.promoQuotesPerUser, userId);
  const promo = await work.stores.promos.find({ userId, code: promoCode, type, today: isoDate(clock()) });
  return promo?.discountPercent ?? 0;
}

const chargedEr = ({ lines }: Order): ErChoice => {
  if (lines.some(({ kind }) => kind === 'er-subscription')) return 'subscription';
  return lines.some(({ kind }) => kind === 'er-single') ? 'single' : '';
};

type OrderQuestion = { readonly order: Order; readonly choice: ErChoice; readonly promoPercent: number };

export type OrderQuote = { readonly lines: readonly PricedOrderLine[]; readonly er: ErVerdict };

/**
 * The lines and prices that payment of the order charges now. The language number comes from the owner's paid orders.
 */
export async function quoteOrder(
  checkout: Checkout,
  stores: Stores,
  { order, choice, promoPercent }: OrderQuestion,
): Promise<OrderQuote> {
  if (isReportOrder(order)) return quoteReport(checkout, stores, { order, choice, promoPercent });
  const { id, userId } = order;
  const chemistSheet = chemistSheetOf(order);
  const sheet = sheetOf(order) ?? chemistSheet;
  if (!sheet) throw new Error(`Order ${id} is for no sheet.`);
  const er = await judgeEr(checkout, stores, { order, choice });
  const isByChemist = chemistSheet !== undefined;
  const languageNumber = isByChemist ? 1 : await stores.payments.languageNumber(id);
  const topic = { userId, goEr: er.charged, languageNumber, promoPercent, isByChemist };
  const priced = await priceFor(checkout, stores, topic);
  const { draftId, productName } = sheet;
  const lines = priced.map(({ kind, price }): PricedOrderLine => {
    if (kind === 'er-subscription' || kind === 'er-single') return { kind, price, draftId, productName };
    if (sheet.kind === 'chemist-sheet') return { ...sheet, price };
    if (kind === 'chemist-sheet' || kind === 'search-report') throw new Error(`Order ${id} is for its own sheet.`);
    return { ...sheet, kind, price };
  });
  return { lines, er };
}

/** Prices a report. A report is no product, so it has no emergency response. */
async function quoteReport(
  checkout: Checkout,
  stores: Stores,
  { order, choice, promoPercent }: OrderQuestion,
): Promise<OrderQuote> {
  const report = await stores.reports.termsOf(order.id);
  const [line] = order.lines;
  if (!report || line?.kind !== 'search-report') throw new Error(`Order ${order.id} has no report.`);
  const user = await stores.users.find(order.userId);
  if (!user) throw new Problem('not-found');
  const { reportDiscountPercent: discountPercent, reportDiscountUpTo: discountUpTo, isInternal } = user;
  const terms = { discountPercent, discountUpTo, isInternal };
  const prices = await pricesInForce(checkout, stores);
  const { price } = priceReport(prices, { terms, report, promoPercent, today: isoDate(checkout.clock()) });
  return {
    lines: [{ ...line, price }],
    er: { charged: '', leftOut: choice === '' ? null : 'not-offered' },
  };
}

type PriceTopic = Pick<PriceRequest, 'userId' | 'goEr' | 'languageNumber'> & {
  readonly promoPercent: number;
  readonly isByChemist?: boolean;
};

async function priceFor(
  checkout: Checkout,
  stores: Stores,
  { userId, ...question }: PriceTopic,
): Promise<readonly PricedLine[]> {
  const user = await stores.users.find(userId);
  if (!user) throw new Problem('not-found');
  const { sdsDiscountPercent: discountPercent, sdsDiscountUpTo: discountUpTo, isInternal } = user;
  const terms = { discountPercent, discountUpTo, isInternal };
  const prices = await pricesInForce(checkout, stores);
  return priceLines(prices, { terms, ...question, today: isoDate(checkout.clock()) });
}
