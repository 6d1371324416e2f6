import { type Currency } from '@gosds/phrases/currency';
import type { ChargeLedger } from './charge-ledger.ts';
import type { RefundGateway } from './refund-gateway.ts';

/** What the checkout needs from a card provider. */
export type PaymentGateway = ChargeLedger &
  RefundGateway &
  SubscriptionGateway & {
    /**
     * Charges one attempt; a repeated call never charges twice. Returns a decline as a value. Throws `ChargeNotMade` if
     * certainly nothing was charged; any other error leaves the outcome unknown.
     */
    charge(attempt: ChargeAttempt): Promise<ChargeResult>;
    /** Charges as `charge` does, and opens a yearly subscription whose first invoice includes the one-off amount. */
    subscribe(attempt: SubscriptionAttempt): Promise<ChargeResult>;
    /** The provider's present state of a payment. Earlier answers and events are only hints. */
    refetch(reference: string): Promise<PaymentState>;
    /** Finds the payment of an attempt if the answer was lost and the provider no longer knows the idempotency key. */
    find(attempt: AttemptKey): Promise<PaymentState | undefined>;
    /** Makes sure that an unpaid payment can never be paid. Returns its final state. */
    abandon(reference: string): Promise<PaymentState>;
    /**
     * Reads an event of the provider. Returns `forged` if the signature or body is not genuine, or the signature is too
     * old.
     */
    readEvent(event: SignedEvent): Promise<PaymentEvent | 'forged'>;
  };

/** Yearly billing, for the card provider and PayPal alike. */
export type SubscriptionGateway = {
  /** The provider's present state of a subscription. */
  refetchSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /**
   * Stops further billing; the subscription runs to the end of the paid period. An ended subscription stays unchanged.
   */
  endRenewal(subscriptionId: string): Promise<SubscriptionState>;
  /** All charges so far, oldest first, including those refunded later. */
  chargesOf(subscriptionId: string): Promise<readonly SubscriptionCharge[]>;
};

export type SubscriptionCharge = {
  /**
   * The reference as an order stores it. The first charge has the reference of the order that opened the subscription.
   */
  readonly reference: string;
  /** Minor units. */
  readonly amountMinor: number;
  readonly paidAt: Date;
};

export type AttemptKey = { readonly orderId: string; readonly attempt: number };

export type ChargeAttempt = AttemptKey & {
  readonly amountMinor: number;
  readonly currency: Currency;
  /** The provider's id of the card; one card may be tried once per attempt. */
  readonly cardToken: string;
  readonly description: string;
};

export type SubscriptionAttempt = ChargeAttempt & {
  /** The part of `amountMinor` that is charged again each year. */
  readonly yearlyMinor: number;
  readonly customer: { readonly userId: string; readonly email: string };
};

export type Declined = {
  readonly status: 'declined';
  /** The provider's code, e.g. `insufficient_funds`. */
  readonly reason: string;
  /** The provider's sentence for the card holder. */
  readonly message: string;
  readonly reference?: string;
};

export type ChargeResult =
  | ({ readonly status: 'paid' } & PaidPayment)
  | { readonly status: 'pending'; readonly reference: string }
  | { readonly status: 'needs-action'; readonly reference: string; readonly clientSecret: string }
  | Declined;

export type PaidPayment = {
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** Present if the payment opened a subscription. */
  readonly subscription?: SubscriptionPeriod;
};

export type SubscriptionPeriod = { readonly subscriptionId: string; readonly paidUntil: Date };

export type SubscriptionState = SubscriptionPeriod & {
  readonly isActive: boolean;
  /** True if the subscription is billed again at the end of the paid period. */
  readonly isRenewed: boolean;
  /** True if the renewal could not be charged; `paidUntil` is then the end of the period paid before. */
  readonly isOverdue: boolean;
  /** True if a bill is open: the provider may still charge it. */
  readonly isCharging: boolean;
  /** Provider's page where the buyer pays an overdue renewal. */
  readonly payLink: string | null;
};

export type PaymentState = ChargeResult & {
  /** Order id that `charge` wrote on the payment; undefined if the payment is not ours. */
  readonly orderId: string | undefined;
  readonly attempt: number | undefined;
};

export type SignedEvent = { readonly rawBody: Uint8Array; readonly signature: string | undefined };

export type PaymentEvent =
  | { readonly kind: 'payment'; readonly id: string; readonly reference: string }
  | { readonly kind: 'subscription'; readonly id: string; readonly subscriptionId: string }
  /** A refund of the payment succeeded or failed. */
  | { readonly kind: 'refund'; readonly id: string; readonly reference: string }
  | { readonly kind: 'other'; readonly id: string };

/** The provider refused before charging for a reason other than the card, such as a wrong key or a wrong request. */
export class ChargeNotMade extends Error {
  override readonly name = 'ChargeNotMade';
}
