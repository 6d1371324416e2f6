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
export type BoughtErService = ErService & {
  /** The product that it is for. */
  readonly draftId: string;
  readonly priceMinor: number;
  readonly isRenewed: boolean;
  /** Who bills it. */
  readonly paidBy: 'card' | 'paypal';
  /** Where a renewal was not paid, `endDate` is the end of the days of grace. */
  readonly isOverdue: boolean;
  /** Where an overdue renewal is paid, at the provider. */
  readonly payLink: string | null;
};

/** With who bought it, where that is another member of the user's team. */
export type ManagedErService = BoughtErService & { readonly boughtBy: string | null };

/** A year that was paid after the first. */
export type ErRenewal = {
  readonly orderId: string;
  readonly subscriptionId: string;
  readonly paidAt: Date;
  /** Ids of its refunds that have a credit note. */
  readonly creditNotes: readonly string[];
};

/** How a subscription stands after its last bill. */
export type ErPeriod = {
  readonly subscriptionId: string;
  readonly endDate: Date;
  readonly isOverdue: boolean;
  readonly payLink: string | null;
};

export type ErServiceStore = {
  /**
   * Whether the order's product has a service that runs, bought with another order, or one whose payment is under way.
   * Within a transaction, orders of the same product wait for each other from here on.
   */
  isHeld(key: { readonly orderId: string; readonly userId: string }, now: Date): Promise<boolean>;
  /** Grants once per order, however often it is called. */
  grant(service: ErService): Promise<void>;
  /** Sets the end of a subscription's service. Does nothing when there is none. */
  setPeriod(period: ErPeriod): Promise<void>;
  /** The subscription is over: its service ends by then, or earlier where it did. */
  endBy(subscriptionId: string, date: Date): Promise<void>;
  /** The service of a subscription. */
  findBySubscription(subscriptionId: string): Promise<BoughtErService | undefined>;
  /** The subscription is not billed again. Does nothing where that is known. */
  endRenewal(subscriptionId: string, now: Date): Promise<void>;
  /** The order that a charge of the subscription has paid. */
  keepRenewal(renewal: { readonly orderId: string; readonly subscriptionId: string }): Promise<void>;
  /** The provider's names of the charges that have renewed a subscription. */
  renewalCharges(subscriptionId: string): Promise<readonly string[]>;
  /** The subscription that an order has opened or renewed. */
  subscriptionOf(orderId: string): Promise<string | undefined>;
  /** Of the services that `listManaged` has; the oldest first. */
  listRenewals(userId: string): Promise<readonly ErRenewal[]>;
  /** The newest first. */
  list(userId: string): Promise<readonly BoughtErService[]>;
  /** Own ones, and those that others have bought for sheets of the team that the user owns; the newest first. */
  listManaged(userId: string): Promise<readonly ManagedErService[]>;
};
