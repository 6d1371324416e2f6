import { Button, TextInput } from '@mantine/core';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import { usd } from '../../../ui/money.ts';
import type { OrderChoice } from '../api/checkout-calls.ts';
import { cardholderProblem } from '../lib/cardholder.ts';
import type { CardFieldName } from '../lib/pay-by-card.ts';
import { usePayment } from '../lib/use-payment.ts';
import { CardField } from './card-field.tsx';
import styles from './checkout-step.module.css';

type Props = {
  readonly choice: OrderChoice;
  readonly amount: number;
  /** A payment of this order was under way when the page was opened. */
  readonly isUnderWay: boolean;
  readonly onPaid: () => void;
};

/** Cardholder name and the provider's card fields. Stands inside the provider's `Elements`. */
export function CardForm({ choice, amount, isUnderWay, onPaid }: Props) {
  const { pay, resume, problem, isBusy, isReady } = usePayment(choice, onPaid);
  const [cardholder, setCardholder] = useState('');
  const [nameProblem, setNameProblem] = useState<string>();
  const [typed, setTyped] = useState<Partial<Record<CardFieldName, string | undefined>>>({});

  const hasResumed = useRef(false);
  useEffect(() => {
    if (!isUnderWay || !isReady || hasResumed.current) return;
    hasResumed.current = true;
    void resume();
  }, [isUnderWay, isReady, resume]);

  const changed = (name: CardFieldName, event: StripeElementChangeEvent) => {
    setTyped((before) => ({ ...before, [name]: event.error?.message }));
  };
  const submit = () => {
    const wrong = cardholderProblem(cardholder);
    setNameProblem(wrong);
    if (wrong === undefined) void pay(cardholder);
  };
  const fieldProblem = (name: CardFieldName) => typed[name] ?? (problem?.field === name ? problem.message : undefined);
  const field = (name: CardFieldName) => (
    <CardField name={name} error={fieldProblem(name)} isDisabled={isBusy} onChange={changed} />
  );

  return (
    <form
      className={styles['card']}
      noValidate
      data-own-undo
      aria-labelledby="card-heading"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 id="card-heading">Credit Card</h3>
      {problem && problem.field === undefined && <FormMessage tone="problem">{problem.message}</FormMessage>}
      <TextInput
        label="Cardholder name"
        withAsterisk
        autoComplete="cc-name"
        maxLength={200}
        value={cardholder}
        disabled={isBusy}
        error={nameProblem}
        onChange={(event) => {
          setCardholder(event.currentTarget.value);
          if (nameProblem !== undefined) setNameProblem(cardholderProblem(event.currentTarget.value));
        }}
      />
      {field('cardNumber')}
      <div className={styles['pair']}>
        {field('cardExpiry')}
        {field('cardCvc')}
      </div>
      <Button type="submit" loading={isBusy} disabled={!isReady}>
        Pay {usd(amount)}
      </Button>
    </form>
  );
}
