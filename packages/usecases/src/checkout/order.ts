import { currency } from '@gosds/phrases/currency';
import { type ChemistLine, isSheetLine, type LinePrice, type OrderLine, type SheetLine } from './order-line.ts';
import { totalOf } from './price-order.ts';
import type { ChargeResult } from './payment-gateway.ts';

/**
 * new -> charging -> paid | action | pending | failed; action and pending -> paid | failed; failed -> charging.
 * `action` waits for the card holder (3-D Secure), `pending` for the provider. Nothing leaves `paid`.
 */
export type OrderStatus = 'new' | 'charging' | 'action' | 'pending' | 'paid' | 'failed';

/** How an order is paid. An order that costs nothing needs no means of payment. */
export type PaymentMethod = 'card' | 'paypal' | 'promo' | 'nothing-due';

/** The order facts that payment needs. */
export type Order = {
  readonly id: string;
  readonly cwOrderId: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly lines: readonly OrderLine[];
  /** Null until an attempt starts. */
  readonly paidBy: PaymentMethod | null;
  /** Number of the present or last attempt; 0 before the first. */
  readonly attempt: number;
  readonly attemptedAt: Date | null;
  readonly cardToken: string | null;
  /** The provider's reference of the present payment. */
  readonly reference: string | null;
  /** Why the last attempt failed. */
  readonly decline: { readonly reason: string; readonly message: string } | null;
  readonly paidAt: Date | null;
};

/** The provider took an amount other than the order's total. Nothing is delivered; staff must look into the case. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch';
}

export type PricedOrderLine = OrderLine & { readonly price: LinePrice };

export type AttemptStart = Pick<Order, 'cardToken'> & {
  readonly lines: readonly PricedOrderLine[];
  readonly now: Date;
  /** By card if undefined. */
  readonly method?: 'paypal' | undefined;
};

/** The prices of all lines; undefined before the first attempt. */
export function pricesOf({ lines }: Pick<Order, 'lines'>): readonly LinePrice[] | undefined {
  const prices = lines.flatMap(({ price }) => price ?? []);
  return lines.length > 0 && prices.length === lines.length ? prices : undefined;
}

/** The order's sheet line; an order has at most one. */
export const sheetOf = ({ lines }: Pick<Order, 'lines'>): SheetLine | undefined => lines.find(isSheetLine);

/** The order's line for a sheet that a chemist authors. */
export const chemistSheetOf = ({ lines }: Pick<Order, 'lines'>): ChemistLine | undefined =>
  lines.find((line) => line.kind === 'chemist-sheet');

/** True if the order is for a report of the search module. */
export const isReportOrder = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ kind }) => kind === 'search-report');

/** True while the outcome of an attempt is unknown. */
export const isUnderWay = ({ status }: Order): boolean =>
  status === 'charging' || status === 'action' || status === 'pending';

/** True if a new attempt may start. */
export const isOpen = ({ status }: Order): boolean => status === 'new' || status === 'failed';

/** Returns the order with its next attempt under way. An order with a total of 0 is paid at once. */
export function startAttempt(order: Order, { now, method, ...start }: AttemptStart): Order {
  if (!isOpen(order)) throw new Error(`Order ${order.id} is ${order.status} and takes no new attempt.`);
  const isFree = totalOf(start.lines.map(({ price }) => price)) === 0;
  return {
    ...order,
    ...start,
    status: isFree ? 'paid' : 'charging',
    paidBy: isFree ? methodOfNothing(start.lines) : (method ?? 'card'),
    attempt: order.attempt + 1,
    attemptedAt: now,
    reference: null,
    decline: null,
    paidAt: isFree ? now : null,
  };
}

/** The method of an order with nothing to pay: `promo` if a promo code reduced the price. */
const methodOfNothing = (lines: readonly PricedOrderLine[]): PaymentMethod =>
  lines.some(({ price }) => price.promoMinor > 0) ? 'promo' : 'nothing-due';

export type AttemptResult = { readonly attempt: number; readonly result: ChargeResult; readonly now: Date };

/**
 * Returns the order after an answer of the provider. A late, repeated or out-of-order answer changes nothing and
 * returns the same object.
 */
export function recordResult(order: Order, { attempt, result, now }: AttemptResult): Order {
  if (order.status === 'paid') return order;
  if (result.status === 'paid') {
    // A payment counts for any attempt: a new attempt starts only after the earlier one can no longer be paid.
    checkAmount(order, result);
    return { ...order, status: 'paid', reference: result.reference, decline: null, paidAt: now };
  }
  if (attempt !== order.attempt || !isUnderWay(order)) return order;
  if (result.status === 'declined') {
    const { reason, message } = result;
    return { ...order, status: 'failed', decline: { reason, message } };
  }
  const status = result.status === 'pending' ? 'pending' : 'action';
  if (order.status === status && order.reference === result.reference) return order;
  return { ...order, status, reference: result.reference };
}

function checkAmount(order: Order, paid: Extract<ChargeResult, { status: 'paid' }>): void {
  const prices = pricesOf(order);
  const dueMinor = prices && totalOf(prices);
  if (dueMinor === paid.amountMinor && paid.currency === currency) return;
  const due = dueMinor === undefined ? 'nothing' : `${dueMinor} ${currency}`;
  throw new PaymentMismatch(
    `Order ${order.id} asks ${due}, payment ${paid.reference} took ${paid.amountMinor} ${paid.currency}.`,
  );
}
