/** What the account of a provider has taken; card provider and PayPal alike. */
export type ChargeLedger = {
  /** All that was taken from `from` on and before `to`, the oldest first; what was given back since was taken too. */
  takenBetween(period: { readonly from: Date; readonly to: Date }): Promise<readonly TakenCharge[]>;
};

export type TakenCharge = {
  /** As an order keeps it; where the charge is of no order, the provider's own. */
  readonly reference: string;
  /** In the smallest unit of its currency. */
  readonly amountMinor: number;
  readonly takenAt: Date;
};
