import type { Order, PaymentMethod, PricedOrderLine } from './order.ts';

/** Orders for payment, and the provider's events that were handled. */
export type PaymentStore = {
  /** Undefined if the user has no such order. */
  find(key: OrderKey): Promise<Order | undefined>;
  /** Finds the order as `find` does and locks it until the transaction ends. */
  lock(key: OrderKey): Promise<Order | undefined>;
  /** The paid order of a payment, by the provider's reference. */
  findPaid(reference: string): Promise<Order | undefined>;
  /** Adds an order that was paid without a checkout. Returns its id. */
  addPaid(order: PaidOrder): Promise<string>;
  save(order: Order): Promise<void>;
  /**
   * 1 plus the number of languages in which the user has already paid the same sheet (equal except for language and
   * logo).
   */
  languageNumber(orderId: string): Promise<number>;
  /** Returns false if the user has no such order. */
  setInfo(key: Required<OrderKey>, info: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** Returns false if the event was handled before. */
  takeEvent(eventId: string, now: Date): Promise<boolean>;
};

/** `userId` is missing for events of the provider and for jobs, which act for no user. */
export type OrderKey = { readonly id: string; readonly userId?: string };

export type PaidOrder = {
  readonly userId: string;
  readonly lines: readonly PricedOrderLine[];
  readonly paidBy: PaymentMethod;
  readonly reference: string;
  readonly paidAt: Date;
};
