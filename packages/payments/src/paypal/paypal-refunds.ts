import type { ProviderRefund, RefundGateway } from '@gosds/usecases/checkout/refund-gateway';
import { refundsBy } from '../refund-once.ts';
import { type PayPalClient, PayPalRefusal } from './paypal-client.ts';
import { isSubscriptionId } from './subscription-id.ts';
import {
  type PayPalOrder,
  payPalOrderSchema,
  type PayPalRefund,
  payPalRefundSchema,
  toMinor,
  toValue,
} from './paypal-wire.ts';

/** Refunds of the capture of an order. */
export const payPalRefunds = (client: PayPalClient) => {
  const captureOf = async (reference: string) => {
    const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
    return paymentsOf(await client.call(payPalOrderSchema, { method: 'GET', path }));
  };
  const ofOrders = refundsBy({
    async find(reference) {
      const { capture, refunds } = await captureOf(reference);
      const isTaken = capture !== undefined && taken.has(capture.status);
      return { paidMinor: isTaken ? toMinor(capture.amount.value) : 0, refunds: refunds.map(toRefund) };
    },
    async make({ reference, amountMinor, key }) {
      const { capture } = await captureOf(reference);
      if (!capture) throw new PayPalRefusal(422, { issue: 'ORDER_NOT_CAPTURED', description: 'Nothing was paid.' });
      const path = `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`;
      const amount = { currency_code: capture.amount.currency_code, value: toValue(amountMinor) };
      const body = JSON.stringify({ amount, custom_id: key });
      return toRefund(
        await client.call(payPalRefundSchema, { method: 'POST', path, body, requestId: `refund-${key}` }),
      );
    },
    isRefusal: (error): error is PayPalRefusal => error instanceof PayPalRefusal,
  });
  return {
    // PayPal lists no refunds of a subscription's charges: what cannot be looked up again is not begun.
    refund: async (request) => (isSubscriptionId(request.reference) ? notHere : ofOrders.refund(request)),
    refundsOf: async (reference) => (isSubscriptionId(reference) ? [] : ofOrders.refundsOf(reference)),
  } satisfies RefundGateway;
};

const notHere = {
  status: 'refused',
  reason: 'other',
  message: 'A charge of a subscription is given back on the pages of PayPal.',
} as const;

/** Money that went back was paid once. */
export const taken: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

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
