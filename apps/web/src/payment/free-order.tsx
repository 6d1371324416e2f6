import { Button } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../api/call.ts';
import { FormMessage } from '../ui/form-message.tsx';
import { useWords } from '../words/words.ts';
import { payOrder, type OrderChoice } from './payment-calls.ts';
import styles from './payment.module.css';

type Props = {
  readonly choice: OrderChoice;
  readonly onPaid: () => void;
  /** Called if nothing was paid, perhaps because the price has changed. */
  readonly onRefused: () => void;
};

/** An order that costs nothing after a discount needs no card. */
export function FreeOrder({ choice, onPaid, onRefused }: Props) {
  const { free } = useWords().checkout;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const take = async () => {
    setIsBusy(true);
    try {
      await payOrder({ ...choice, shownAmount: 0 }, undefined);
      onPaid();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
      onRefused();
    }
  };
  return (
    <section className={styles['card']} aria-labelledby="free-heading">
      <h3 id="free-heading">{free.heading}</h3>
      {problem !== undefined && <FormMessage tone="problem">{problem}</FormMessage>}
      <p>{free.text}</p>
      <Button loading={isBusy} onClick={() => void take()}>
        {free.button}
      </Button>
    </section>
  );
}
