import { type PayPalClient, PayPalRefusal } from './paypal-client.ts';
import type { PayPalSubscriptions } from './paypal-subscriptions.ts';
import { type PayPalCapture, payPalCaptureSchema, payPalSaleSchema } from './paypal-wire.ts';
import { chargeReference } from './subscription-id.ts';

export type PaymentsAsked = {
  readonly client: PayPalClient;
  readonly subscriptions: Pick<PayPalSubscriptions, 'chargeOf'>;
};

/** Treats PayPal's 404 as nothing found. */
function ofNone(error: unknown): Record<string, never> {
  if (error instanceof PayPalRefusal && error.status === 404) return {};
  throw error;
}

/** The reference of a subscription's charge; undefined if there is none. */
export async function referenceOfCharge(
  { client, subscriptions }: PaymentsAsked,
  id: string,
): Promise<string | undefined> {
  const path = `/v1/payments/sale/${encodeURIComponent(id)}`;
  const { billing_agreement_id: of } = await client.call(payPalSaleSchema, { method: 'GET', path }).catch(ofNone);
  if (of === undefined) return undefined;
  const first = await subscriptions.chargeOf(of);
  return chargeReference(of, { id, isFirst: first?.id === id });
}

export const orderOfCapture = ({ supplementary_data }: PayPalCapture): string | undefined =>
  supplementary_data?.related_ids?.order_id;

/** The order of a capture, or the reference of a subscription's charge; undefined if it is neither. */
export async function referenceOfPayment(provider: PaymentsAsked, id: string): Promise<string | undefined> {
  const path = `/v2/payments/captures/${encodeURIComponent(id)}`;
  const capture = await provider.client.call(payPalCaptureSchema, { method: 'GET', path }).catch(ofNone);
  return orderOfCapture(capture) ?? referenceOfCharge(provider, id);
}
