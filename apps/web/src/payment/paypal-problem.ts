import { ApiProblem, messageOf } from '../api/call.ts';
import { words } from '../words/words.ts';

/** Outcome of a payment at PayPal; a cancelled payment is not an error. */
export type PayPalProblem = { readonly tone: 'note' | 'problem'; readonly message: string };

const codeOf = (error: unknown): unknown =>
  error instanceof ApiProblem && error.code === 'payment-declined' ? error.fields['reason'] : undefined;

export function payPalProblem(error: unknown): PayPalProblem {
  const { payPal } = words().checkout;
  const reason = error === 'cancelled' ? 'cancelled' : codeOf(error);
  if (reason === 'cancelled') return { tone: 'note', message: payPal.cancelled };
  if (reason !== undefined) return { tone: 'problem', message: payPal.declined };
  return { tone: 'problem', message: messageOf(error) };
}
