import type { ChargeLedger } from './charge-ledger.ts';
import type { RefundGateway } from './refund-gateway.ts';

/** What the checkout needs of a card provider, in the checkout's own words. */
export type PaymentGateway = ChargeLedger &
  RefundGateway &
  SubscriptionGateway & {
    /**
     * Repeating one attempt of one order never charges twice. A decline is a value; where it is certain that nothing was
     * charged `ChargeNotMade` is thrown, any other error leaves the outcome unknown.
     */
    charge(attempt: ChargeAttempt): Promise<ChargeResult>;
    /** As `charge`, with a yearly subscription whose first invoice carries the once-only amount too. */
    subscribe(attempt: SubscriptionAttempt): Promise<ChargeResult>;
    /** The provider's present state of a payment. Earlier answers and events are only hints. */
    refetch(reference: string): Promise<PaymentState>;
    /** Finds the payment of one attempt when its answer was lost and the provider no longer knows the key. */
    find(attempt: AttemptKey): Promise<PaymentState | undefined>;
    /** Makes sure that an unpaid payment can never be paid. Returns its final state. */
    abandon(reference: string): Promise<PaymentState>;
    /** Reads an event of the provider; `forged` where the signature, its age or the body is not the provider's. */
    readEvent(event: SignedEvent): Promise<PaymentEvent | 'forged'>;
  };

/** What bills each year; card provider and PayPal alike. */
export type SubscriptionGateway = {
  /** The provider's present state of a subscription. */
  refetchSubscription(subscriptionId: string): Promise<SubscriptionState>;
  /** The subscription runs to the end of what is paid and is not billed again; one that has ended stays as it is. */
  endRenewal(subscriptionId: string): Promise<SubscriptionState>;
  /** What it was paid so far, the oldest first; what was given back since was paid too. */
  chargesOf(subscriptionId: string): Promise<readonly SubscriptionCharge[]>;
};

export type SubscriptionCharge = {
  /** As an order keeps it. The first charge has that of the order which opened the subscription. */
  readonly reference: string;
  /** US cents. */
  readonly amountMinor: number;
  readonly paidAt: Date;
};

export type AttemptKey = { readonly orderId: string; readonly attempt: number };

export type ChargeAttempt = AttemptKey & {
  readonly amountMinor: number;
  readonly currency: 'usd';
  /** The provider's id of the card; one card may be tried once per attempt. */
  readonly cardToken: string;
  readonly description: string;
};

export type SubscriptionAttempt = ChargeAttempt & {
  /** Part of `amountMinor` that comes again each year. */
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
  /** Present where the payment opened a subscription. */
  readonly subscription?: SubscriptionPeriod;
};

export type SubscriptionPeriod = { readonly subscriptionId: string; readonly paidUntil: Date };

export type SubscriptionState = SubscriptionPeriod & {
  readonly isActive: boolean;
  /** Billed again at the end of what is paid. */
  readonly isRenewed: boolean;
  /** The renewal could not be charged; `paidUntil` is then the end of what was paid before. */
  readonly isOverdue: boolean;
  /** A bill is written and neither paid nor dropped: it may be charged by itself. */
  readonly isCharging: boolean;
  /** Where the buyer pays an overdue renewal, at the provider. */
  readonly payLink: string | null;
};

export type PaymentState = ChargeResult & {
  /** As stamped on the payment by `charge`; undefined where it is not one of ours. */
  readonly orderId: string | undefined;
  readonly attempt: number | undefined;
};

export type SignedEvent = { readonly rawBody: Uint8Array; readonly signature: string | undefined };

export type PaymentEvent =
  | { readonly kind: 'payment'; readonly id: string; readonly reference: string }
  | { readonly kind: 'subscription'; readonly id: string; readonly subscriptionId: string }
  /** Something was given back of a payment, or could not be. */
  | { readonly kind: 'refund'; readonly id: string; readonly reference: string }
  | { readonly kind: 'other'; readonly id: string };

/** The provider refused before charging, for a reason that is not the card's: a wrong key, a wrong request. */
export class ChargeNotMade extends Error {
  override readonly name = 'ChargeNotMade';
}
