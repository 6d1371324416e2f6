/** A bought emergency-response service of one product. */
export type ErService = {
  readonly orderId: string;
  readonly userId: string;
  readonly kind: 'subscription' | 'single';
  readonly name: string;
  readonly cwNumber: string;
  /** The service is paid until this date. */
  readonly endDate: Date;
  /** The provider's id; null for a single payment. */
  readonly subscriptionId: string | null;
  readonly createdAt: Date;
};

/** With the price paid at purchase, in minor units. */
export type BoughtErService = ErService & {
  /** The product that the service covers. */
  readonly draftId: string;
  readonly priceMinor: number;
  readonly isRenewed: boolean;
  /** The provider that bills the service. */
  readonly paidBy: 'card' | 'paypal';
  /** If true, a renewal was not paid and `endDate` is the end of the grace period. */
  readonly isOverdue: boolean;
  /** Provider's page where the buyer pays an overdue renewal. */
  readonly payLink: string | null;
};

/** With the buyer's name if another member of the user's team bought the service; null once that account is deleted. */
export type ManagedErService = BoughtErService & { readonly boughtBy: string | null };

/** A paid year after the first. */
export type ErRenewal = {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly paidAt: Date;
  /** Ids of the refunds that have a credit note. */
  readonly creditNotes: readonly string[];
};

/** State of a subscription after its last bill. */
export type ErPeriod = {
  readonly subscriptionId: string;
  readonly endDate: Date;
  readonly isOverdue: boolean;
  readonly payLink: string | null;
};

export type ErServiceStore = {
  /**
   * True if another order for the same product has a running service or a payment under way. Within a transaction, this
   * locks the product against other orders.
   */
  isHeld(key: { readonly orderId: string; readonly userId: string }, now: Date): Promise<boolean>;
  /** Grants the service once per order; a repeated call changes nothing. */
  grant(service: ErService): Promise<void>;
  /** Sets the end of a subscription's service. Does nothing if there is no such service. */
  setPeriod(period: ErPeriod): Promise<void>;
  /** Ends the service of a subscription at `date`, unless it ended earlier. */
  endBy(subscriptionId: string, date: Date): Promise<void>;
  /** The service of a subscription. */
  findBySubscription(subscriptionId: string): Promise<BoughtErService | undefined>;
  /** Records that the subscription is not billed again. Does nothing if that is already recorded. */
  endRenewal(subscriptionId: string, now: Date): Promise<void>;
  /** Records the order that a renewal charge of the subscription paid. */
  keepRenewal(renewal: { readonly orderId: string; readonly subscriptionId: string }): Promise<void>;
  /** References of the charges that renewed a subscription. */
  renewalCharges(subscriptionId: string): Promise<readonly string[]>;
  /** The subscription that an order opened or renewed. */
  subscriptionOf(orderId: string): Promise<string | undefined>;
  /** Renewals of the services that `listManaged` returns, oldest first. */
  listRenewals(userId: string): Promise<readonly ErRenewal[]>;
  /** Newest first. */
  list(userId: string): Promise<readonly BoughtErService[]>;
  /** The user's own services, and those that others bought for sheets of a team the user owns; newest first. */
  listManaged(userId: string): Promise<readonly ManagedErService[]>;
};
