import type { ProviderRefund } from '../checkout/refund-gateway.ts';

/** A refund of an order, as last reported by its provider. */
export type OrderRefund = Pick<ProviderRefund, 'amountMinor' | 'status' | 'madeAt'> & {
  readonly id: string;
  readonly orderId: string;
  /** The provider's id of the refund. */
  readonly providerId: string;
};

export type RefundStore = {
  /** Stores the provider's state of a refund, one row per refund. */
  put(orderId: string, refund: ProviderRefund): Promise<OrderRefund>;
  /** All of an order. */
  listOf(orderId: string): Promise<readonly OrderRefund[]>;
  find(id: string): Promise<OrderRefund | undefined>;
};
