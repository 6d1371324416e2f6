import type { ComparedProvider, DifferenceKind } from '@gosds/contract/staff/comparison';

export type Difference = {
  readonly orderId: string;
  readonly kind: DifferenceKind;
  /** The provider's reference of the payment, refund or charge. */
  readonly reference: string;
  /** Minor units, here and at the provider; null if one side has no such amount. */
  readonly hereMinor: number | null;
  readonly thereMinor: number | null;
};

/** A charge at a provider that belongs to no order. */
export type UnknownCharge = {
  readonly paidBy: ComparedProvider;
  readonly reference: string;
  readonly amountMinor: number;
};

/** A recorded difference. Order and user are null for a charge that belongs to no order. */
export type KeptDifference = Omit<Difference, 'orderId'> & {
  readonly orderId: string | null;
  readonly cwOrderId: string | null;
  readonly email: string | null;
  readonly paidBy: ComparedProvider;
  readonly foundAt: Date;
};

/** The result of one day's comparison. */
export type Compared = {
  /** ISO date. */
  readonly day: string;
  readonly payments: number;
  /** Number of payments for which the provider did not answer. */
  readonly unanswered: number;
  /** Providers whose charges could not be listed. */
  readonly unlisted: readonly ComparedProvider[];
  /** Null while the comparison runs. */
  readonly endedAt: Date | null;
};

export type ComparisonStore = {
  /**
   * The next orders, by number, that a provider charged or may have charged since the day, or whose subscription
   * continues.
   */
  nextOrders(page: {
    readonly since: Date;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly { readonly id: string; readonly number: number }[]>;
  /** Returns false if the difference is already recorded. */
  keep(difference: Difference, now: Date): Promise<boolean>;
  /** Those of the references that belong to an order, whatever its state. */
  knownAmong(references: readonly string[]): Promise<readonly string[]>;
  /** As `keep`. */
  keepUnknown(charge: UnknownCharge, now: Date): Promise<boolean>;
  count(day: string, compared: Pick<Compared, 'payments' | 'unanswered'>): Promise<void>;
  end(day: string, ended: { readonly at: Date; readonly unlisted: Compared['unlisted'] }): Promise<void>;
  /** The last comparison; undefined if there was none. */
  last(): Promise<Compared | undefined>;
  /** The newest first. */
  list(limit: number): Promise<{ readonly differences: readonly KeptDifference[]; readonly count: number }>;
};
