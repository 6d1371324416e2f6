import Stripe from 'stripe';
import { startStripeDouble, type StripeDoubleOptions } from '../sandbox/stripe-double.ts';

export const secretKey = 'sk_test_double';
export const publishableKey = 'pk_test_double';
export const webhookSecret = 'whsec_double';

/** A separate double, and the real SDK connected to it. */
export async function openDouble(options: Partial<StripeDoubleOptions> = {}) {
  const double = await startStripeDouble({ secretKey, publishableKey, webhookSecret, ...options });
  return { double, stripe: stripeAt(double.port) };
}

export const stripeAt = (port: number, key = secretKey) =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

/** A request of the browser code, with the publishable key. */
export async function browserCall(port: number, path: string, fields: Record<string, string>) {
  const reply = await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams(fields),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** The card holder's answer to 3-D Secure. */
export const answer3ds = (port: number, clientSecret: string, outcome: 'complete' | 'fail') =>
  browserCall(port, `payment_intents/${clientSecret.split('_secret_')[0] ?? ''}/answer_3ds`, {
    client_secret: clientSecret,
    outcome,
  });
