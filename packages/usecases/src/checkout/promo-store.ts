export { promoKey } from '@gosds/contract/checkout/promo-code';

/** A promo code that can be used now. */
export type PromoCode = {
  readonly id: string;
  /** Whole per cent off a sheet. */
  readonly discountPercent: number;
  readonly leftQuantity: number;
};

export const promoTypes = ['GoSDS', 'GoGAL'] as const;
export type PromoType = (typeof promoTypes)[number];

export type PromoQuestion = {
  readonly userId: string;
  readonly type: PromoType;
  /** As typed; empty for one of the user's own. */
  readonly code: string;
  /** ISO date. */
  readonly today: string;
};

export type NewPromoCode = {
  readonly type: PromoType;
  /** As `promoKey` makes it; null where the owner needs none. */
  readonly code: string | null;
  /** Null: anybody, each once. */
  readonly ownerId: string | null;
  readonly discountPercent: number;
  readonly quantity: number;
  /** ISO date of the last day; null: no end. */
  readonly validUntil: string | null;
};

export type PromoStore = {
  /** False where the code is taken. */
  add(promo: NewPromoCode, now: Date): Promise<boolean>;
  find(question: PromoQuestion): Promise<PromoCode | undefined>;
  /** Uses one for the order, or undefined. Others who want the same code wait until the transaction ends. */
  take(question: PromoQuestion & { readonly orderId: string }, now: Date): Promise<PromoCode | undefined>;
  /** The order was not paid: what it used can be used again. */
  release(orderId: string, now: Date): Promise<void>;
  /** The order was paid after all: what it used last counts as used, even where another has used it meanwhile. */
  takeAgain(orderId: string): Promise<void>;
  /** How often the user's own ones can be used. */
  leftOf(question: Omit<PromoQuestion, 'code'>): Promise<number>;
};
