import type { ChargeLedger } from './charge-ledger.ts';
import type { AttemptKey, ChargeResult, SubscriptionGateway } from './payment-gateway.ts';
import type { RefundGateway } from './refund-gateway.ts';

/** What the checkout needs of PayPal. Nothing is taken before `capture`, which only a claimed attempt may call. */
export type PayPalGateway = ChargeLedger &
  RefundGateway &
  SubscriptionGateway & {
    /** Repeating one attempt gives the same payment. `ChargeNotMade` is thrown where PayPal refused it. */
    create(attempt: PayPalAttempt): Promise<PayPalState>;
    /** PayPal's plan that bills so many US cents each year, made where there is none. The same sum has the same plan. */
    yearlyPlan(yearlyMinor: number): Promise<string>;
    /** As `create`, by a yearly plan whose first payment carries the once-only amount too. `capture` activates it. */
    subscribe(attempt: PayPalSubscriptionAttempt): Promise<PayPalState>;
    /** PayPal's present state of a payment. Earlier answers and events are only hints. */
    find(reference: string): Promise<PayPalState>;
    /** Takes the money that the buyer approved, once, however often it is repeated. */
    capture(reference: string): Promise<PayPalState>;
    /** Reads an event; `forged` where PayPal does not confirm that it sent it. */
    readEvent(event: PayPalEvent): Promise<PayPalNews | 'forged'>;
  };

export type PayPalAttempt = AttemptKey & {
  readonly amountMinor: number;
  readonly description: string;
  /** Path of the page where the buyer comes back to, with its query. */
  readonly returnPath: string;
};

export type PayPalSubscriptionAttempt = PayPalAttempt & {
  /** Part of `amountMinor` that comes again each year. */
  readonly yearlyMinor: number;
  /** When the next year is billed; the first is paid at once. */
  readonly renewsAt: Date;
};

/** `needs-action` holds the address where the buyer approves as its secret; `approved` waits for `capture`. */
export type PayPalState = (ChargeResult | { readonly status: 'approved'; readonly reference: string }) & {
  /** As stamped by `create`; undefined where it is not one of ours. */
  readonly orderId: string | undefined;
  readonly attempt: number | undefined;
};

export type PayPalEvent = {
  readonly rawBody: Uint8Array;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
};

/** Without a reference the event is about something else. */
export type PayPalNews = {
  readonly id: string;
  readonly reference: string | undefined;
  /** Something was given back of the payment. */
  readonly isRefund: boolean;
  /** PayPal's own; that of the refund which an event tells of. */
  readonly refundId?: string;
  /** The reference is that of a subscription, which may also have been renewed, ended or not been paid. */
  readonly isSubscription: boolean;
};
