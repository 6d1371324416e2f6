import { z } from 'zod';
import { sessionStore } from './session.ts';

const key = 'gosds.left-at-paypal';

/** PayPal waits no longer than this for an approval. */
const keptForMs = 24 * 3_600_000;

const leftSchema = z.object({ path: z.string().startsWith('/'), email: z.string(), until: z.number() });

const emailOfSession = (): string | undefined => {
  const session = sessionStore.getState();
  return session.status === 'signed-out' ? undefined : session.email;
};

/**
 * Stores path and query of the checkout on this device before the buyer goes to PayPal, in case the buyer closes
 * PayPal's page.
 */
export function rememberCheckout(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, email: emailOfSession(), until: now + keptForMs }));
  } catch {
    // Storage is blocked: a buyer who closes PayPal's page finds the order in the list of sheets.
  }
}

/** Forgets the checkout once the payment has ended, whatever its outcome. */
export function forgetCheckout(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The checkout that this user left for PayPal and has not returned to; undefined if there is none. */
export function leftCheckout(now = Date.now()): string | undefined {
  try {
    const stored = localStorage.getItem(key);
    const left = stored === null ? undefined : leftSchema.safeParse(JSON.parse(stored)).data;
    return left !== undefined && left.email === emailOfSession() && now < left.until ? left.path : undefined;
  } catch {
    return undefined;
  }
}
