import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../api/call.ts';
import { forgetCheckout, rememberCheckout } from '../api/left-at-paypal.ts';
import { useWords } from '../words/words.ts';
import { cancelPayPal, confirmOrder } from './payment-calls.ts';
import styles from './payment.module.css';
import { type PayPalProblem, payPalProblem } from './paypal-problem.ts';

type Props = {
  readonly orderId: string;
  /** Return address of the buyer. */
  readonly checkoutPath: string;
  readonly onPaid: () => void;
  readonly onProblem: (problem: PayPalProblem | undefined) => void;
};

const askEveryMs = 3_000;

/** A payment that is pending at PayPal, begun in another tab or abandoned. Polls it until it is paid or cancelled. */
export function PayPalWaiting({ orderId, checkoutPath, onPaid, onProblem }: Props) {
  const { payPal } = useWords().checkout;
  const { data, error } = useQuery({
    queryKey: ['paypal-payment', orderId],
    queryFn: () => confirmOrder(orderId),
    refetchInterval: askEveryMs,
    retry: false,
    gcTime: 0,
  });
  useEffect(() => {
    rememberCheckout(checkoutPath);
    return forgetCheckout;
  }, [checkoutPath]);
  const isPaid = data?.status === 'paid';
  useEffect(() => {
    if (isPaid) onPaid();
    else if (error instanceof ApiProblem) onProblem(payPalProblem(error));
  }, [isPaid, error, onPaid, onProblem]);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    try {
      await cancelPayPal(orderId);
      onProblem(payPalProblem('cancelled'));
    } catch (failure) {
      onProblem(payPalProblem(failure));
    }
    setIsBusy(false);
  };
  return (
    <section className={styles['card']} aria-labelledby="paypal-heading">
      <h3 id="paypal-heading">{payPal.heading}</h3>
      <p>{data?.status === 'pending' ? payPal.pending : payPal.waiting}</p>
      {data?.approveUrl !== undefined && (
        <div className={styles['ways']}>
          <Button component="a" href={data.approveUrl}>
            {payPal.continue}
          </Button>
          <Button variant="default" loading={isBusy} onClick={() => void cancel()}>
            {payPal.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}
