import type { PayPalEvent, PayPalNews } from '@gosds/usecases/checkout/paypal-gateway';
import { z } from 'zod';
import { orderOfCapture, type PaymentsAsked, referenceOfCharge, referenceOfPayment } from './paypal-references.ts';
import { type PayPalEventBody, payPalEventSchema } from './paypal-wire.ts';

type Asked = PaymentsAsked & { readonly webhookId: string };

const headersSchema = z.object({
  'paypal-auth-algo': z.string(),
  'paypal-cert-url': z.string(),
  'paypal-transmission-id': z.string(),
  'paypal-transmission-sig': z.string(),
  'paypal-transmission-time': z.string(),
});
const verdictSchema = z.object({ verification_status: z.string() });

/** Asks PayPal whether it sent the event. */
export async function readPayPalEvent(
  { client, subscriptions, webhookId }: Asked,
  { rawBody, headers }: PayPalEvent,
): Promise<PayPalNews | 'forged'> {
  const text = Buffer.from(rawBody).toString();
  const signed = headersSchema.safeParse(headers);
  const event = payPalEventSchema.safeParse(parseJson(text));
  if (!signed.success || !event.success) return 'forged';
  const facts = JSON.stringify({
    auth_algo: signed.data['paypal-auth-algo'],
    cert_url: signed.data['paypal-cert-url'],
    transmission_id: signed.data['paypal-transmission-id'],
    transmission_sig: signed.data['paypal-transmission-sig'],
    transmission_time: signed.data['paypal-transmission-time'],
    webhook_id: webhookId,
  });
  // The event exactly as received: if it were serialised again, its signature would not match.
  const body = `${facts.slice(0, -1)},"webhook_event":${text}}`;
  const path = '/v1/notifications/verify-webhook-signature';
  const { verification_status } = await client.call(verdictSchema, { method: 'POST', path, body });
  if (verification_status !== 'SUCCESS') return 'forged';
  const { id, event_type, resource } = event.data;
  const subscriptionId = subscriptionIn(event.data);
  const isRefund = refundEvents.has(event_type);
  return {
    ...{ id, isRefund },
    ...(isRefund && { refundId: resource.id }),
    isSubscription: subscriptionId !== undefined,
    reference: subscriptionId ?? (await paymentIn({ client, subscriptions }, event.data)),
  };
}

/** The subscription in an event about its start, end, failed payment or charge. */
function subscriptionIn({ event_type, resource }: PayPalEventBody): string | undefined {
  if (event_type.startsWith('BILLING.SUBSCRIPTION.')) return resource.id;
  return event_type === 'PAYMENT.SALE.COMPLETED' ? resource.billing_agreement_id : undefined;
}

const refundEvents: ReadonlySet<string> = new Set([
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.SALE.REFUNDED',
]);

/** The payment in an event. A refund names its capture, which leads to the order, or the charge of a subscription. */
async function paymentIn(
  { client, subscriptions }: PaymentsAsked,
  { event_type, resource }: PayPalEventBody,
): Promise<string | undefined> {
  if (event_type.startsWith('CHECKOUT.ORDER.')) return resource.id;
  if (resource.sale_id !== undefined) return referenceOfCharge({ client, subscriptions }, resource.sale_id);
  const up = resource.links.find(({ rel }) => rel === 'up')?.href;
  if (up === undefined || !refundEvents.has(event_type)) return orderOfCapture(resource);
  return referenceOfPayment({ client, subscriptions }, new URL(up).pathname.split('/').at(-1) ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
