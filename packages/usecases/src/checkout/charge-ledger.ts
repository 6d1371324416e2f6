/** The charges that a provider (card provider or PayPal) has taken. */
export type ChargeLedger = {
  /** Charges taken from `from` (inclusive) to `to` (exclusive), oldest first, including those refunded later. */
  takenBetween(period: { readonly from: Date; readonly to: Date }): Promise<readonly TakenCharge[]>;
};

export type TakenCharge = {
  /**
   * The reference of the payment as stored with its order; the provider's own reference if the charge belongs to no
   * order.
   */
  readonly reference: string;
  /** In the smallest unit of the currency. */
  readonly amountMinor: number;
  readonly takenAt: Date;
};
