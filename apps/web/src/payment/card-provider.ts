import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

const opened = new Map<string, Promise<Stripe | null>>();

/** Loads the card provider's script, or its replacement in the sandbox, once per page. */
export function openCardProvider({ publishableKey, script }: PaymentConfig): Promise<Stripe | null> {
  const known = opened.get(publishableKey);
  if (known) return known;
  const provider = load(publishableKey, script).catch((error: unknown) => {
    opened.delete(publishableKey);
    throw error;
  });
  opened.set(publishableKey, provider);
  return provider;
}

async function load(publishableKey: string, script: string | null): Promise<Stripe | null> {
  // The replacement sets `window.Stripe`, which the loader prefers to the provider's script.
  if (script !== null) await import(/* @vite-ignore */ script);
  return loadStripe(publishableKey);
}
