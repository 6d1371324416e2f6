import type { ChargeLedger } from './charge-ledger.ts';
import type { AttemptKey, ChargeResult, SubscriptionGateway } from './payment-gateway.ts';
import type { RefundGateway } from './refund-gateway.ts';

/**
 * What the checkout needs from PayPal. PayPal takes no money before `capture`, which only a claimed attempt may call.
 */
export type PayPalGateway = ChargeLedger &
  RefundGateway &
  SubscriptionGateway & {
    /**
     * Creates a payment; a repeated call for one attempt returns the same payment. Throws `ChargeNotMade` if PayPal
     * refuses.
     */
    create(attempt: PayPalAttempt): Promise<PayPalState>;
    /**
     * Id of the PayPal plan that bills this amount each year, in minor units. Creates the plan if there is none. Each
     * amount has one plan.
     */
    yearlyPlan(yearlyMinor: number): Promise<string>;
    /**
     * As `create`, with a yearly plan whose first payment includes the one-off amount. `capture` activates the plan.
     */
    subscribe(attempt: PayPalSubscriptionAttempt): Promise<PayPalState>;
    /** PayPal's present state of a payment. Earlier answers and events are only hints. */
    find(reference: string): Promise<PayPalState>;
    /** Takes the money that the buyer approved. Takes it only once, however often it is called. */
    capture(reference: string): Promise<PayPalState>;
    /** Reads an event. Returns `forged` if PayPal does not confirm that it sent the event. */
    readEvent(event: PayPalEvent): Promise<PayPalNews | 'forged'>;
  };

export type PayPalAttempt = AttemptKey & {
  readonly amountMinor: number;
  readonly description: string;
  /** Path and query of the page to which the buyer returns. */
  readonly returnPath: string;
};

export type PayPalSubscriptionAttempt = PayPalAttempt & {
  /** The part of `amountMinor` that is charged again each year. */
  readonly yearlyMinor: number;
  /** When the second year is billed; the first is paid at once. */
  readonly renewsAt: Date;
};

/** For `needs-action`, `clientSecret` is the address of PayPal's approval page. `approved` waits for `capture`. */
export type PayPalState = (ChargeResult | { readonly status: 'approved'; readonly reference: string }) & {
  /** Order id that `create` wrote on the payment; undefined if the payment is not ours. */
  readonly orderId: string | undefined;
  readonly attempt: number | undefined;
};

export type PayPalEvent = {
  readonly rawBody: Uint8Array;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/** The reference is undefined if the event is not about a payment or subscription. */
export type PayPalNews = {
  readonly id: string;
  readonly reference: string | undefined;
  /** True if money of the payment was refunded. */
  readonly isRefund: boolean;
  /** PayPal's id of the refund, if the event is about a refund. */
  readonly refundId?: string;
  /** True if the reference is a subscription. Such an event may also report a renewal, an end or a failed payment. */
  readonly isSubscription: boolean;
};
