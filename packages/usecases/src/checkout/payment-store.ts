import type { Order, PaymentMethod, PricedOrderLine } from './order.ts';

/** Orders for payment, and the events of the provider that were handled. */
export type PaymentStore = {
  /** Undefined where the user has no such order. */
  find(key: OrderKey): Promise<Order | undefined>;
  /** As `find`. Other callers of `lock` wait until the transaction ends. */
  lock(key: OrderKey): Promise<Order | undefined>;
  /** The paid order of a payment, by the provider's name of it. */
  findPaid(reference: string): Promise<Order | undefined>;
  /** An order that was paid without a checkout; its id. */
  addPaid(order: PaidOrder): Promise<string>;
  save(order: Order): Promise<void>;
  /** 1, or one more than the languages in which the user has paid the same sheet (equal but for language and logo). */
  languageNumber(orderId: string): Promise<number>;
  /** False where the user has no such order. */
  setInfo(key: Required<OrderKey>, info: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** False where the event was taken before. */
  takeEvent(eventId: string, now: Date): Promise<boolean>;
};

/** Without `userId` for events of the provider and for jobs, which act for no user. */
export type OrderKey = { readonly id: string; readonly userId?: string };

export type PaidOrder = {
  readonly userId: string;
  readonly lines: readonly PricedOrderLine[];
  readonly paidBy: PaymentMethod;
  readonly reference: string;
  readonly paidAt: Date;
};
