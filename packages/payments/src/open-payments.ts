import { randomBytes } from 'node:crypto';
import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import type { PaymentGateway } from '@gosds/usecases/checkout/payment-gateway';
import Stripe from 'stripe';
import { type BrowserAssets, browserAssets } from './sandbox/browser-assets.ts';
import { startStripeDouble } from './sandbox/stripe-double.ts';
import { shownTestCards } from './sandbox/test-cards.ts';
import { stripeGateway } from './stripe-gateway.ts';

export type PaymentKeys = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
};

export type Payments = {
  readonly gateway: PaymentGateway;
  /** Sent to the browser. */
  readonly config: PaymentConfig;
  /** Served under /sandbox/, in sandbox mode only. */
  readonly sandbox: Sandbox | undefined;
  close(): Promise<void>;
};

export type Sandbox = {
  readonly assets: BrowserAssets;
  /** Target for forwarded requests of the browser code. */
  readonly apiOrigin: string;
  /** Tells the double where to send events, once the service listens. */
  deliverTo(url: string): void;
};

/** Card payment with an account at the provider. Test keys select its test mode. */
export function openStripePayments({ secretKey, publishableKey, webhookSecret }: PaymentKeys): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 20_000, telemetry: false });
  const isTest = secretKey.startsWith('sk_test_') || secretKey.startsWith('rk_test_');
  return {
    gateway: stripeGateway(stripe, webhookSecret),
    config: {
      mode: isTest ? 'test' : 'live',
      payPal: null,
      publishableKey,
      script: null,
      testCards: isTest ? [...shownTestCards] : [],
    },
    sandbox: undefined,
    close: () => Promise.resolve(),
  };
}

/** Card payment without real money. `file` keeps the state over a restart. */
export async function openSandboxPayments(file?: string): Promise<Payments> {
  // Secrets of this process, so that nobody else can make payments or send events.
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const publishableKey = 'pk_test_sandbox';
  const double = await startStripeDouble({ secretKey, publishableKey, webhookSecret, ...(file && { file }) });
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port: double.port, protocol: 'http', telemetry: false });
  return {
    gateway: stripeGateway(stripe, webhookSecret),
    config: {
      mode: 'sandbox',
      payPal: null,
      publishableKey,
      script: '/sandbox/stripe.js',
      testCards: [...shownTestCards],
    },
    sandbox: {
      assets: browserAssets(),
      apiOrigin: `http://127.0.0.1:${double.port}`,
      deliverTo: double.deliverTo,
    },
    close: () => double.close(),
  };
}
