import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { rememberCheckout } from '../api/left-at-paypal.ts';
import { FormMessage } from '../ui/form-message.tsx';
import { useWords } from '../words/words.ts';
import { type OrderChoice, startPayPal } from './payment-calls.ts';
import styles from './payment.module.css';
import { type PayPalProblem, payPalProblem } from './paypal-problem.ts';

type Props = {
  readonly choice: OrderChoice;
  /** Return address of the buyer. */
  readonly checkoutPath: string;
  readonly amount: number;
  /** Outcome of the last attempt. */
  readonly problem: PayPalProblem | undefined;
  readonly onPaid: () => void;
  readonly onProblem: (problem: PayPalProblem | undefined) => void;
};

/**
 * Resets the page when the buyer returns by the browser's Back button, since the browser restores it as it was left;
 * loads the order again.
 */
function useReturnByButton(onReturn: () => void): void {
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pageshow', show);
    };
  }, [onReturn]);
}

/** Leads to PayPal, where the buyer approves the payment. */
export function PayPalForm({ choice, checkoutPath, amount, problem, onPaid, onProblem }: Props) {
  const { payPal } = useWords().checkout;
  const [isBusy, setIsBusy] = useState(false);
  const comeBack = useCallback(() => {
    setIsBusy(false);
    onProblem(undefined);
  }, [onProblem]);
  useReturnByButton(comeBack);
  const pay = async () => {
    setIsBusy(true);
    try {
      const { status, approveUrl } = await startPayPal({ ...choice, shownAmount: amount });
      if (approveUrl !== undefined) {
        rememberCheckout(checkoutPath);
        window.location.assign(approveUrl);
        return;
      }
      if (status === 'paid') onPaid();
      else onProblem(undefined);
    } catch (error) {
      onProblem(payPalProblem(error));
    }
    setIsBusy(false);
  };
  return (
    <section className={styles['card']} aria-labelledby="paypal-heading">
      <h3 id="paypal-heading">{payPal.heading}</h3>
      {problem && !isBusy && <FormMessage tone={problem.tone}>{problem.message}</FormMessage>}
      <p>{payPal.intro}</p>
      <div>
        <Button loading={isBusy} onClick={() => void pay()}>
          {payPal.pay(amount)}
        </Button>
      </div>
    </section>
  );
}
