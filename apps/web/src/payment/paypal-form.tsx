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
  /** Where the buyer comes back to. */
  readonly checkoutPath: string;
  readonly amount: number;
  /** What came of the last attempt. */
  readonly problem: PayPalProblem | undefined;
  readonly onPaid: () => void;
  readonly onProblem: (problem: PayPalProblem | undefined) => void;
};

/** The browser keeps the page as it was left: who comes back by its button finds it ready, and the order asked anew. */
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
