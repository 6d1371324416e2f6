import type { ComparedProvider, DifferenceKind } from '@gosds/contract/staff/comparison';

export type Difference = {
  readonly orderId: string;
  readonly kind: DifferenceKind;
  /** What it is about, at the provider: a payment, a refund or a charge. */
  readonly reference: string;
  /** US cents, here and at the provider; null where there is nothing. */
  readonly hereMinor: number | null;
  readonly thereMinor: number | null;
};

/** A charge at a provider that no order names. */
export type UnknownCharge = {
  readonly paidBy: ComparedProvider;
  readonly reference: string;
  readonly amountMinor: number;
};

/** Order and its user are null of a charge that no order names. */
export type KeptDifference = Omit<Difference, 'orderId'> & {
  readonly orderId: string | null;
  readonly cwOrderId: string | null;
  readonly email: string | null;
  readonly paidBy: ComparedProvider;
  readonly foundAt: Date;
};

/** What the comparison of a day has done. */
export type Compared = {
  /** ISO date. */
  readonly day: string;
  readonly payments: number;
  /** Payments after which a provider could not be asked. */
  readonly unanswered: number;
  /** Whose charges could not be listed. */
  readonly unlisted: readonly ComparedProvider[];
  /** Null while it goes on. */
  readonly endedAt: Date | null;
};

export type ComparisonStore = {
  /** The next orders by number that a provider charged or may have charged since a day, or whose subscription goes on. */
  nextOrders(page: {
    readonly since: Date;
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly { readonly id: string; readonly number: number }[]>;
  /** False where the difference is known already. */
  keep(difference: Difference, now: Date): Promise<boolean>;
  /** Those of the references that an order has, whatever became of it. */
  knownAmong(references: readonly string[]): Promise<readonly string[]>;
  /** As `keep`. */
  keepUnknown(charge: UnknownCharge, now: Date): Promise<boolean>;
  count(day: string, compared: Pick<Compared, 'payments' | 'unanswered'>): Promise<void>;
  end(day: string, ended: { readonly at: Date; readonly unlisted: Compared['unlisted'] }): Promise<void>;
  /** The last one; undefined before the first. */
  last(): Promise<Compared | undefined>;
  /** The newest first. */
  list(limit: number): Promise<{ readonly differences: readonly KeptDifference[]; readonly count: number }>;
};
