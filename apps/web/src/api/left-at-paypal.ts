import { z } from 'zod';
import { sessionStore } from './session.ts';

const key = 'gosds.left-at-paypal';

/** As long as PayPal may wait for an approval. */
const keptForMs = 24 * 3_600_000;

const leftSchema = z.object({ path: z.string().startsWith('/'), email: z.string(), until: z.number() });

const emailOfSession = (): string | undefined => {
  const session = sessionStore.getState();
  return session.status === 'signed-out' ? undefined : session.email;
};

/** The buyer leaves for PayPal: path and query of the checkout, kept on this device in case the page of PayPal is closed. */
export function rememberCheckout(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, email: emailOfSession(), until: now + keptForMs }));
  } catch {
    // Storage is blocked: who closes PayPal's page finds the order by the list of sheets.
  }
}

/** The payment has come to an end, whichever. */
export function forgetCheckout(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** The checkout that this user left for PayPal and did not come back to. */
export function leftCheckout(now = Date.now()): string | undefined {
  try {
    const stored = localStorage.getItem(key);
    const left = stored === null ? undefined : leftSchema.safeParse(JSON.parse(stored)).data;
    return left !== undefined && left.email === emailOfSession() && now < left.until ? left.path : undefined;
  } catch {
    return undefined;
  }
}
