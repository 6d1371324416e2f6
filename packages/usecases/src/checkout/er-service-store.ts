/** A bought emergency-response service of one product. */
export type ErService = {
  readonly orderId: string;
  readonly userId: string;
  readonly kind: 'subscription' | 'single';
  readonly name: string;
  readonly cwNumber: string;
  /** Paid until then. */
  readonly endDate: Date;
  /** The provider's id; null for a single payment. */
  readonly subscriptionId: string | null;
  readonly createdAt: Date;
};

/** With what was paid for it when it was bought, US cents. */
export type BoughtErService = ErService & { readonly priceMinor: number; readonly isRenewed: boolean };

export type ErServiceStore = {
  /**
   * Whether the order's product has a service that runs, bought with another order, or one whose payment is under way.
   * Within a transaction, orders of the same product wait for each other from here on.
   */
  isHeld(key: { readonly orderId: string; readonly userId: string }, now: Date): Promise<boolean>;
  /** Grants once per order, however often it is called. */
  grant(service: ErService): Promise<void>;
  /** Sets the end of a subscription's service. Does nothing when there is none. */
  setEnd(subscriptionId: string, endDate: Date): Promise<void>;
  /** The subscription is not billed again. Does nothing where that is known. */
  endRenewal(subscriptionId: string, now: Date): Promise<void>;
  /** The newest first. */
  list(userId: string): Promise<readonly BoughtErService[]>;
};
