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

/** What paying needs of an order. */
export type Order = {
  readonly id: string;
  readonly cwOrderId: string;
  readonly userId: string;
  readonly status: OrderStatus;
  readonly lines: readonly OrderLine[];
  /** Null until an attempt starts. */
  readonly paidBy: PaymentMethod | null;
  /** Number of the present or last attempt, 0 before the first. */
  readonly attempt: number;
  readonly attemptedAt: Date | null;
  readonly cardToken: string | null;
  /** The provider's name of the present payment. */
  readonly reference: string | null;
  /** Why the last attempt failed. */
  readonly decline: { readonly reason: string; readonly message: string } | null;
  readonly paidAt: Date | null;
};

/** Every price is in this currency. */
export const currency = 'usd' as const;

/** The provider took another sum than the order asks: nothing is granted, somebody has to look. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch';
}

export type PricedOrderLine = OrderLine & { readonly price: LinePrice };

export type AttemptStart = Pick<Order, 'cardToken'> & {
  readonly lines: readonly PricedOrderLine[];
  readonly now: Date;
  /** By card, if not said otherwise. */
  readonly method?: 'paypal' | undefined;
};

/** The prices of all lines; undefined before the first attempt. */
export function pricesOf({ lines }: Pick<Order, 'lines'>): readonly LinePrice[] | undefined {
  const prices = lines.flatMap(({ price }) => price ?? []);
  return lines.length > 0 && prices.length === lines.length ? prices : undefined;
}

/** What of an order is a sheet; an order has one at most. */
export const sheetOf = ({ lines }: Pick<Order, 'lines'>): SheetLine | undefined => lines.find(isSheetLine);

/** What of an order a chemist authors. */
export const chemistSheetOf = ({ lines }: Pick<Order, 'lines'>): ChemistLine | undefined =>
  lines.find((line) => line.kind === 'chemist-sheet');

/** Whether an order is for a report of the search module. */
export const isReportOrder = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ kind }) => kind === 'search-report');

/** True while an attempt's outcome is open. */
export const isUnderWay = ({ status }: Order): boolean =>
  status === 'charging' || status === 'action' || status === 'pending';

/** True where a new attempt may start. */
export const isOpen = ({ status }: Order): boolean => status === 'new' || status === 'failed';

/** The order with its next attempt under way; an order of price 0 is paid by that. */
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

/** A promo code that leaves nothing to pay has paid. */
const methodOfNothing = (lines: readonly PricedOrderLine[]): PaymentMethod =>
  lines.some(({ price }) => price.promoMinor > 0) ? 'promo' : 'nothing-due';

export type AttemptResult = { readonly attempt: number; readonly result: ChargeResult; readonly now: Date };

/** The order after an answer of the provider. An answer that comes late, twice or out of order changes nothing (same object). */
export function recordResult(order: Order, { attempt, result, now }: AttemptResult): Order {
  if (order.status === 'paid') return order;
  if (result.status === 'paid') {
    // Money taken counts whichever attempt it was; an attempt starts only after the earlier one was made unpayable.
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
  const asked = dueMinor === undefined ? 'nothing' : `${dueMinor} ${currency}`;
  throw new PaymentMismatch(
    `Order ${order.id} asks ${asked}, payment ${paid.reference} took ${paid.amountMinor} ${paid.currency}.`,
  );
}
