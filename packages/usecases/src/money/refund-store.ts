import type { ProviderRefund } from '../checkout/refund-gateway.ts';

/** A refund of an order, as its provider told it last. */
export type OrderRefund = Pick<ProviderRefund, 'amountMinor' | 'status' | 'madeAt'> & {
  readonly id: string;
  readonly orderId: string;
  /** The provider's own id. */
  readonly providerId: string;
};

export type RefundStore = {
  /** Keeps what the provider says of a refund, each once. */
  put(orderId: string, refund: ProviderRefund): Promise<OrderRefund>;
  /** All of an order. */
  listOf(orderId: string): Promise<readonly OrderRefund[]>;
  find(id: string): Promise<OrderRefund | undefined>;
};
