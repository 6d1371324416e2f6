/** What the checkout needs of a provider to give money back; card provider and PayPal alike. */
export type RefundGateway = {
  /**
   * Gives back a part of a payment, or all of it. Repeating one key never gives back twice. Where the provider will not,
   * that is a value; any error leaves the outcome unknown, and the same request may be sent again.
   */
  refund(request: RefundRequest): Promise<RefundResult>;
  /**
   * All that was given back of a payment, at the provider's own page too; the oldest first. `known` are the provider's ids of
   * its refunds that are known already: a provider that cannot list them looks up those.
   */
  refundsOf(reference: string, known: readonly string[]): Promise<readonly ProviderRefund[]>;
};

export type RefundRequest = {
  /** Of the payment, as the order keeps it. */
  readonly reference: string;
  /** US cents. */
  readonly amountMinor: number;
  readonly key: string;
  /** As in `refundsOf`. */
  readonly known: readonly string[];
};

export type ProviderRefund = {
  /** The provider's own. */
  readonly id: string;
  /** Of the request; undefined where the refund was made at the provider. */
  readonly key: string | undefined;
  /** US cents. */
  readonly amountMinor: number;
  /** A refund that failed gave nothing back. */
  readonly status: 'pending' | 'done' | 'failed';
  readonly madeAt: Date;
};

/** Why a provider gives nothing back. */
export type RefundRefusal = 'not-paid' | 'too-much' | 'other';

export type RefundResult =
  | { readonly status: 'made'; readonly refund: ProviderRefund }
  | { readonly status: 'refused'; readonly reason: RefundRefusal; readonly message: string };

/** What of a payment was given back or is on its way, US cents. */
export const givenBack = (refunds: readonly Pick<ProviderRefund, 'status' | 'amountMinor'>[]): number =>
  refunds.reduce((sum, { status, amountMinor }) => sum + (status === 'failed' ? 0 : amountMinor), 0);
