import { join } from 'node:path';
import { openSandboxPayments, openStripePayments, type Payments } from '@gosds/payments/open-payments';
import { openPayPalAccount, openSandboxPayPal, type PayPal } from '@gosds/payments/paypal/open-paypal';
import { allowStandIn, type Env } from '../env.ts';

/** Stripe if the environment has its keys, else a sandbox without real money. */
async function openCardPayments(env: Env): Promise<Payments> {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!secretKey) {
    allowStandIn(env, 'payments');
    return openSandboxPayments(join(env.dataFolder, 'sandbox-payments.json'));
  }
  if (!publishableKey || !webhookSecret) {
    throw new Error('With STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set, too.');
  }
  return openStripePayments({ secretKey, publishableKey, webhookSecret });
}

/** PayPal if the environment has its account; the sandbox if cards use it too; else none. */
async function openPayPal(env: Env, isPlay: boolean): Promise<PayPal | undefined> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = env;
  const { baseUrl, dataFolder } = env;
  if (!clientId)
    return isPlay ? openSandboxPayPal({ baseUrl, file: join(dataFolder, 'sandbox-paypal.json') }) : undefined;
  if (!clientSecret || !webhookId) {
    throw new Error('With PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID must be set, too.');
  }
  const api = env.PAYPAL_API.replace(/\/$/, '');
  return openPayPalAccount({ api, clientId, clientSecret }, { baseUrl, webhookId });
}

/** All means of payment. */
export async function openPayments(env: Env) {
  const card = await openCardPayments(env);
  const payPal = await openPayPal(env, card.config.mode === 'sandbox');
  return {
    ...card,
    config: { ...card.config, payPal: payPal?.mode ?? null },
    payPal,
    async close() {
      await payPal?.close();
      await card.close();
    },
  };
}

const described = (name: string, mode: 'live' | 'test' | 'sandbox'): string =>
  mode === 'sandbox' ? `${name} sandbox (TEST MODE)` : `${name}, ${mode}`;

export function describePayments({ config }: Pick<Payments, 'config'>): string {
  const card = config.mode === 'sandbox' ? 'sandbox (TEST MODE)' : `Stripe, ${config.mode}`;
  return config.payPal === null ? card : `${card}; ${described('PayPal', config.payPal)}`;
}
