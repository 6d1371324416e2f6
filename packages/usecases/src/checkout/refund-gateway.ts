/** What the checkout needs to refund payments; the same for the card provider and PayPal. */
export type RefundGateway = {
  /**
   * Refunds all or part of a payment. A repeated call with the same key never refunds twice. Returns a refusal of the
   * provider as a value. Any other error leaves the outcome unknown; the same request may then be sent again.
   */
  refund(request: RefundRequest): Promise<RefundResult>;
  /**
   * All refunds of a payment, oldest first, including those made on the provider's own page. `known`: provider ids of
   * the refunds already recorded, for a provider that can look up refunds but not list them.
   */
  refundsOf(reference: string, known: readonly string[]): Promise<readonly ProviderRefund[]>;
};

export type RefundRequest = {
  /** Reference of the payment, as stored with the order. */
  readonly reference: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly key: string;
  /** As in `refundsOf`. */
  readonly known: readonly string[];
};

export type ProviderRefund = {
  /** The provider's id of the refund. */
  readonly id: string;
  /** Key of the request; undefined if the refund was made at the provider. */
  readonly key: string | undefined;
  /** Minor units. */
  readonly amountMinor: number;
  /** A failed refund returned no money. */
  readonly status: 'pending' | 'done' | 'failed';
  readonly madeAt: Date;
};

/** Why a provider refuses a refund. */
export type RefundRefusal = 'not-paid' | 'too-much' | 'other';

export type RefundResult =
  | { readonly status: 'made'; readonly refund: ProviderRefund }
  | { readonly status: 'refused'; readonly reason: RefundRefusal; readonly message: string };

/** Sum of the refunds that are made or on their way, in minor units. */
export const givenBack = (refunds: readonly Pick<ProviderRefund, 'status' | 'amountMinor'>[]): number =>
  refunds.reduce((sum, { status, amountMinor }) => sum + (status === 'failed' ? 0 : amountMinor), 0);
