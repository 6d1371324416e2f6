import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { forgetCheckout } from '../api/left-at-paypal.ts';
import { cancelPayPal, confirmPayPal } from './payment-calls.ts';
import { payPalProblem, type PayPalProblem } from './paypal-problem.ts';

type Return = {
  readonly orderId: string;
  readonly onPaid: () => void;
  readonly onProblem: (problem: PayPalProblem | undefined) => void;
};

/**
 * Handles the buyer's return from PayPal: asks the server for the outcome, and removes PayPal's parameters from the
 * address.
 */
export function usePayPalReturn({ orderId, onPaid, onProblem }: Return): boolean {
  const [query, setQuery] = useSearchParams();
  const [came] = useState(() => ({
    how: query.get('paypal'),
    token: query.get('subscription_id') ?? query.get('token'),
  }));
  const isAsked = useRef(false);
  useEffect(() => {
    if (came.how === null || isAsked.current) return;
    isAsked.current = true;
    forgetCheckout();
    setQuery(
      (before) => {
        for (const name of ['paypal', 'token', 'PayerID', 'subscription_id', 'ba_token']) before.delete(name);
        return before;
      },
      { replace: true },
    );
    void settle(came, orderId).then((outcome) => {
      if (outcome === 'paid') onPaid();
      else onProblem(outcome);
    });
  }, [came, orderId, setQuery, onPaid, onProblem]);
  return came.how !== null;
}

type Came = { readonly how: string | null; readonly token: string | null };

/** Undefined while PayPal has not settled the payment. */
async function settle({ how, token }: Came, orderId: string): Promise<'paid' | PayPalProblem | undefined> {
  try {
    if (how === 'cancelled') {
      await cancelPayPal(orderId);
      return payPalProblem('cancelled');
    }
    if (token === null) return undefined;
    return (await confirmPayPal(token)).status === 'paid' ? 'paid' : undefined;
  } catch (error) {
    return payPalProblem(error);
  }
}
