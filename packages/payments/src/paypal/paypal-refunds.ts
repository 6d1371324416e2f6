import { amountText, currencyCode } from '@gosds/phrases/currency';
import type { ProviderRefund, RefundGateway, RefundRequest } from '@gosds/usecases/checkout/refund-gateway';
import { refundsBy } from '../refund-once.ts';
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts';
import type { PayPalSubscriptions } from './paypal-subscriptions.ts';
import { isSubscriptionId } from './subscription-id.ts';
import {
  type PayPalOrder,
  payPalOrderSchema,
  type PayPalRefund,
  payPalRefundSchema,
  taken,
  toMinor,
} from './paypal-wire.ts';

const isRefusal = (error: unknown): error is PayPalRefusal => error instanceof PayPalRefusal;

/** Refunds part of a capture or of a subscription's charge. PayPal has one call for both. */
async function giveBack(
  client: PayPalClient,
  paymentId: string | undefined,
  { amountMinor, key }: RefundRequest,
): Promise<ProviderRefund> {
  if (paymentId === undefined)
    throw new PayPalRefusal(422, { issue: 'ORDER_NOT_CAPTURED', description: 'Nothing was paid.' });
  const path = `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`;
  const amount = { currency_code: currencyCode, value: amountText(amountMinor) };
  const body = JSON.stringify({ amount, custom_id: key });
  const requestId = `refund-${key}`;
  return toRefund(await client.call(payPalRefundSchema, { method: 'POST', path, body, requestId }));
}

const refundsOfOrders = (client: PayPalClient): RefundGateway => {
  const captureOf = async (reference: string) => {
    const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
    return paymentsOf(await client.call(payPalOrderSchema, { method: 'GET', path }));
  };
  return refundsBy({
    async find(reference) {
      const { capture, refunds } = await captureOf(reference);
      const isTaken = capture !== undefined && taken.has(capture.status);
      return { paidMinor: isTaken ? toMinor(capture.amount.value) : 0, refunds: refunds.map(toRefund) };
    },
    make: async (request) => giveBack(client, (await captureOf(request.reference)).capture?.id, request),
    isRefusal,
  });
};

/**
 * PayPal does not list refunds of a subscription's charges, so this looks up the known ones. PayPal recognises a
 * repeated key.
 */
const refundsOfCharges = (client: PayPalClient, { chargeOf }: Pick<PayPalSubscriptions, 'chargeOf'>): RefundGateway => {
  const look = async (id: string) => {
    const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
    return toRefund(await client.call(payPalRefundSchema, { method: 'GET', path }));
  };
  return refundsBy({
    async find(reference, known) {
      const [charge, refunds] = await Promise.all([chargeOf(reference), Promise.all(known.map(look))]);
      return {
        paidMinor: charge ? toMinor(charge.amount_with_breakdown.gross_amount.value) : 0,
        refunds: refunds.toSorted((a, b) => a.madeAt.getTime() - b.madeAt.getTime()),
      };
    },
    make: async (request) => giveBack(client, (await chargeOf(request.reference))?.id, request),
    isRefusal,
  });
};

/** Refunds of orders' captures and of subscriptions' charges. */
export function payPalRefunds(client: PayPalClient, subscriptions: PayPalSubscriptions): RefundGateway {
  const [ofOrders, ofCharges] = [refundsOfOrders(client), refundsOfCharges(client, subscriptions)];
  const by = (reference: string) => (isSubscriptionId(reference) ? ofCharges : ofOrders);
  return {
    refund: (request) => by(request.reference).refund(request),
    refundsOf: (reference, known) => by(reference).refundsOf(reference, known),
  };
}

function paymentsOf({ purchase_units: [unit] }: PayPalOrder) {
  const refunds = (unit?.payments?.refunds ?? []).toSorted((a, b) => a.create_time.localeCompare(b.create_time));
  return { capture: unit?.payments?.captures[0], refunds };
}

const statuses: ReadonlyMap<string, ProviderRefund['status']> = new Map([
  ['COMPLETED', 'done'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'failed'],
]);

const toRefund = ({ id, custom_id, amount, status, create_time }: PayPalRefund): ProviderRefund => ({
  id,
  key: custom_id,
  amountMinor: toMinor(amount.value),
  status: statuses.get(status) ?? 'pending',
  madeAt: new Date(create_time),
});
