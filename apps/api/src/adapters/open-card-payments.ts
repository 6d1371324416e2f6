import { join } from 'node:path';
import { openSandboxPayments, openStripePayments, type Payments } from '@gosds/payments/open-payments';
import { allowStandIn, type Env } from '../env.ts';

/** Stripe where the environment holds its keys, else play money. */
export async function openCardPayments(env: Env): Promise<Payments> {
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

export const describePayments = ({ config }: Payments): string =>
  config.mode === 'sandbox' ? 'sandbox (TEST MODE)' : `Stripe, ${config.mode}`;
