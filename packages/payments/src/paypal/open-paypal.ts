import { randomBytes } from 'node:crypto';
import type { PayPalGateway } from '@gosds/usecases/checkout/paypal-gateway';
import { type PayPalAccount, payPalClient } from './paypal-client.ts';
import { startPayPalDouble } from './paypal-double.ts';
import { payPalGateway, type PayPalOptions } from './paypal-gateway.ts';

export type PayPal = {
  readonly gateway: PayPalGateway;
  readonly mode: 'live' | 'test' | 'sandbox';
  /** In sandbox mode only. */
  readonly sandbox: PayPalSandbox | undefined;
  close(): Promise<void>;
};

export type PayPalSandbox = {
  /** Source of the forwarded approval page. */
  readonly origin: string;
  /** Tells the double where to send events, once the service listens. */
  deliverTo(url: string): void;
};

const testHost = 'api-m.sandbox.paypal.com';

/** Payment with a PayPal account. On the host for test accounts no money moves. */
export const openPayPalAccount = (account: PayPalAccount, options: PayPalOptions): PayPal => ({
  gateway: payPalGateway(payPalClient(account), options),
  mode: new URL(account.api).hostname === testHost ? 'test' : 'live',
  sandbox: undefined,
  close: () => Promise.resolve(),
});

/** PayPal without real money. `file` keeps the state over a restart. */
export async function openSandboxPayPal({ baseUrl, file }: { readonly baseUrl: string; readonly file: string }) {
  // Secrets of this process, so that nobody else can make payments.
  const secrets = { clientId: randomBytes(12).toString('hex'), clientSecret: randomBytes(24).toString('hex') };
  const double = await startPayPalDouble({ ...secrets, file });
  const client = payPalClient({ api: double.api, ...secrets });
  return {
    gateway: payPalGateway(client, { baseUrl, webhookId: 'sandbox' }),
    mode: 'sandbox',
    sandbox: { origin: double.api, deliverTo: double.deliverTo },
    close: () => double.close(),
  } satisfies PayPal;
}
