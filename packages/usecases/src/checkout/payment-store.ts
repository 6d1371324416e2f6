import type { Order } from './order.ts';

/** Orders as paying sees them, and the provider's events that were dealt with. */
export type PaymentStore = {
  /** Undefined where the user has no such order. */
  find(key: OrderKey): Promise<Order | undefined>;
  /** As `find`; nobody else reads or changes the order by `lock` until the transaction ends. */
  lock(key: OrderKey): Promise<Order | undefined>;
  save(order: Order): Promise<void>;
  /** 1, or one more than the languages in which the user has paid the same sheet (equal but for language and logo). */
  languageNumber(orderId: string): Promise<number>;
  /** False where the user has no such order. */
  setInfo(key: Required<OrderKey>, info: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** False where the event was taken before. */
  takeEvent(eventId: string, now: Date): Promise<boolean>;
};

/** Without `userId` for the provider's events and jobs, which act for nobody. */
export type OrderKey = { readonly id: string; readonly userId?: string };
