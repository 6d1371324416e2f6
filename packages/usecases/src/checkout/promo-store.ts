export { promoKey } from '@gosds/contract/checkout/promo-code';

/** A promo code that can be used now. */
export type PromoCode = {
  readonly id: string;
  /** Discount on a sheet or report, in whole per cent. */
  readonly discountPercent: number;
  readonly leftQuantity: number;
};

export const promoTypes = ['GoSDS', 'GoGAL'] as const;
export type PromoType = (typeof promoTypes)[number];

export type PromoQuestion = {
  readonly userId: string;
  readonly type: PromoType;
  /** As typed. An empty string stands for one of the user's own codes. */
  readonly code: string;
  /** ISO date. */
  readonly today: string;
};

export type NewPromoCode = {
  readonly type: PromoType;
  /** The code as `promoKey` returns it; null if the owner needs no code. */
  readonly code: string | null;
  /** Null if anybody may use the code, once per user. */
  readonly ownerId: string | null;
  readonly discountPercent: number;
  readonly quantity: number;
  /** ISO date of the last day; null if it never ends. */
  readonly validUntil: string | null;
};

export type PromoStore = {
  /** Returns false if the code is taken. */
  add(promo: NewPromoCode, now: Date): Promise<boolean>;
  find(question: PromoQuestion): Promise<PromoCode | undefined>;
  /** Uses the code for the order and locks it until the transaction ends. Undefined if it cannot be used. */
  take(question: PromoQuestion & { readonly orderId: string }, now: Date): Promise<PromoCode | undefined>;
  /** Gives back the use of an order that was not paid. */
  release(orderId: string, now: Date): Promise<void>;
  /**
   * Counts the order's last use again, because the order was paid after all. Does so even if the code has been used up
   * meanwhile.
   */
  takeAgain(orderId: string): Promise<void>;
  /** How often the user's own codes can be used. */
  leftOf(question: Omit<PromoQuestion, 'code'>): Promise<number>;
};
