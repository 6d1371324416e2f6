import { amountText, currencyCode } from '@gosds/phrases/currency';
import { ChargeNotMade, type ChargeResult } from '@gosds/usecases/checkout/payment-gateway';
import type { PayPalAttempt, PayPalGateway, PayPalState } from '@gosds/usecases/checkout/paypal-gateway';
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts';
import { payPalPlans } from './paypal-plans.ts';
import { payPalSubscriptions, subscriptionOf } from './paypal-subscriptions.ts';
import { isSubscriptionId } from './subscription-id.ts';
import { readPayPalEvent } from './paypal-events.ts';
import { payPalLedger } from './paypal-ledger.ts';
import { payPalRefunds } from './paypal-refunds.ts';
import { type PayPalOrder, payPalOrderSchema, taken, toMinor } from './paypal-wire.ts';

export type PayPalOptions = {
  /** Address of the service, to which the buyer returns; no trailing slash. */
  readonly baseUrl: string;
  readonly webhookId: string;
};

const orders = '/v2/checkout/orders';

/** Throws `ChargeNotMade` if PayPal refused to begin the payment, because then nothing was charged. */
async function begun(answer: Promise<PayPalState>): Promise<PayPalState> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof PayPalRefusal ? new ChargeNotMade('PayPal refused the request.', { cause: error }) : error;
  }
}

const requestIdOf = ({ orderId, attempt }: PayPalAttempt) => `order-${orderId}-${attempt}`;

/** Payment by PayPal's Orders v2 and Subscriptions v1. A reference is PayPal's id of an order or a subscription. */
export const payPalGateway = (client: PayPalClient, options: PayPalOptions): PayPalGateway => {
  const subscriptions = payPalSubscriptions(client);
  const yearlyPlan = payPalPlans(client);
  const find = async (reference: string): Promise<PayPalState> => {
    try {
      if (isSubscriptionId(reference)) return await subscriptions.find(reference);
      const path = `${orders}/${encodeURIComponent(reference)}`;
      return stateOf(await client.call(payPalOrderSchema, { method: 'GET', path }));
    } catch (error) {
      // PayPal forgets an order that was not approved in time.
      if (error instanceof PayPalRefusal && error.status === 404) return forgotten(reference);
      throw error;
    }
  };
  return {
    find,
    create(attempt) {
      const body = JSON.stringify(orderOf(attempt, options));
      const call = { method: 'POST', path: orders, body, requestId: requestIdOf(attempt) } as const;
      return begun(client.call(payPalOrderSchema, call).then(stateOf));
    },
    yearlyPlan,
    subscribe: (attempt) =>
      begun(
        yearlyPlan(attempt.yearlyMinor).then((planId) =>
          subscriptions.create(
            subscriptionOf(attempt, { planId, ...returnsOf(attempt, options) }),
            requestIdOf(attempt),
          ),
        ),
      ),
    async capture(reference) {
      const path = `${orders}/${encodeURIComponent(reference)}/capture`;
      const call = { method: 'POST', path, body: '{}', requestId: `capture-${reference}` } as const;
      try {
        if (isSubscriptionId(reference)) return await subscriptions.activate(reference);
        await client.call(payPalOrderSchema, call);
      } catch (error) {
        if (!(error instanceof PayPalRefusal)) throw error;
        const { issue: reason, message } = error;
        if (declines.has(reason)) return { ...(await find(reference)), status: 'declined', reason, message };
        if (reason !== 'ORDER_ALREADY_CAPTURED') throw error;
      }
      return find(reference);
    },
    refetchSubscription: subscriptions.refetchSubscription,
    endRenewal: (id) => subscriptions.endRenewal(id),
    chargesOf: subscriptions.chargesOf,
    readEvent: (event) => readPayPalEvent({ client, subscriptions, webhookId: options.webhookId }, event),
    ...payPalRefunds(client, subscriptions),
    ...payPalLedger({ client, subscriptions }),
  };
};

/** The buyer's means of payment was refused; the buyer may try a new payment. */
const declines: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'TRANSACTION_REFUSED',
  'COMPLIANCE_VIOLATION',
]);

const returnsOf = ({ returnPath }: Pick<PayPalAttempt, 'returnPath'>, { baseUrl }: PayPalOptions) => ({
  returnUrl: withOutcome(new URL(returnPath, baseUrl), 'approved'),
  cancelUrl: withOutcome(new URL(returnPath, baseUrl), 'cancelled'),
});

const orderOf = (
  { orderId, attempt, amountMinor, description, ...back }: PayPalAttempt,
  options: PayPalOptions,
  returns = returnsOf(back, options),
) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: `${orderId}:${attempt}`,
      description,
      amount: { currency_code: currencyCode, value: amountText(amountMinor) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        brand_name: 'GoSDS',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        return_url: returns.returnUrl,
        cancel_url: returns.cancelUrl,
      },
    },
  },
});

/** The page to which the buyer returns, with the outcome. */
function withOutcome(page: URL, outcome: 'approved' | 'cancelled'): string {
  page.searchParams.set('paypal', outcome);
  return page.href;
}

function stateOf(order: PayPalOrder): PayPalState {
  const [id, count] = order.purchase_units[0]?.custom_id?.split(':') ?? [];
  const attempt = Number(count);
  return { ...resultOf(order), orderId: id, attempt: Number.isInteger(attempt) ? attempt : undefined };
}

/** PayPal may add states; an unknown state counts as not paid. */
function resultOf({ id: reference, status, links, purchase_units }: PayPalOrder): Unstamped {
  if (status === 'COMPLETED') return captured(reference, purchase_units[0]?.payments?.captures[0]);
  if (status === 'APPROVED') return { status: 'approved', reference };
  const href = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (status === 'VOIDED') return { status: 'declined', reference, reason: 'voided', message: notCompleted };
  if (href === undefined) return { status: 'pending', reference };
  return { status: 'needs-action', reference, clientSecret: href };
}

type Unstamped = ChargeResult | { readonly status: 'approved'; readonly reference: string };
type Capture = NonNullable<PayPalOrder['purchase_units'][number]['payments']>['captures'][number];

const notCompleted = 'The payment was not completed.';

function captured(reference: string, capture: Capture | undefined): Unstamped {
  if (!capture || capture.status === 'PENDING') return { status: 'pending', reference };
  if (!taken.has(capture.status)) {
    return { status: 'declined', reference, reason: capture.status.toLowerCase(), message: notCompleted };
  }
  const { value, currency_code } = capture.amount;
  return { status: 'paid', reference, amountMinor: toMinor(value), currency: currency_code.toLowerCase() };
}

const forgotten = (reference: string): PayPalState => ({
  status: 'declined',
  reference,
  reason: 'expired',
  message: notCompleted,
  orderId: undefined,
  attempt: undefined,
});
