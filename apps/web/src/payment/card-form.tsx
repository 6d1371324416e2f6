import { Button, TextInput } from '@mantine/core';
import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormMessage } from '../ui/form-message.tsx';
import { useWords } from '../words/words.ts';
import { loadUserName, type OrderChoice } from './payment-calls.ts';
import { cardFieldNames, cardProblems, type CardFields } from './card-fields.ts';
import { cardholderProblem } from './cardholder.ts';
import type { CardFieldName } from './pay-by-card.ts';
import { refusalText } from './refusal-text.ts';
import { type PaymentProblem, usePayment } from './use-payment.ts';
import { CardField } from './card-field.tsx';
import styles from './payment.module.css';

type Props = {
  readonly choice: OrderChoice;
  readonly amount: number;
  /** True if a payment of this order was under way when the page opened. */
  readonly isUnderWay: boolean;
  readonly onPaid: () => void;
  /** Called if nothing was paid, perhaps because the price has changed. */
  readonly onRefused: () => void;
};

/** Focuses one of the provider's fields, which are in their own frames. */
function useCardFocus(): (name: CardFieldName) => void {
  const elements = useElements();
  return (name) => {
    const element = {
      cardNumber: elements?.getElement(CardNumberElement),
      cardExpiry: elements?.getElement(CardExpiryElement),
      cardCvc: elements?.getElement(CardCvcElement),
    }[name];
    element?.focus();
  };
}

const accountName = queryOptions({ queryKey: ['user-name'], queryFn: loadUserName, staleTime: Infinity });

/** The account's name as that of the cardholder, who is usually the user; empty if no cardholder can have it. */
const usualCardholder = (name: string): string => (cardholderProblem(name) === undefined ? name : '');

/**
 * The typed name; before any input the account's name. An input that the user has entered keeps what it shows, however
 * late the account's name comes. Who sends the form before it came waits for it, unless they type a name meanwhile.
 */
function useCardholder() {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(typed);
  const setCardholder = (name: string) => {
    latest.current = name;
    setTyped(name);
  };
  const [isAwaited, setIsAwaited] = useState(false);
  const queries = useQueryClient();
  const { data: ownName = '' } = useQuery(accountName);
  const cardholder = typed ?? usualCardholder(ownName);
  const keepCardholder = () => {
    setCardholder(cardholder);
  };
  const awaitCardholder = async (): Promise<string> => {
    if (typed !== null) return typed;
    setIsAwaited(true);
    const name = await queries.query({ ...accountName, staleTime: 'static' }).catch(() => '');
    setIsAwaited(false);
    return latest.current ?? usualCardholder(name);
  };
  return { cardholder, setCardholder, keepCardholder, awaitCardholder, isAwaited };
}

/** Input and errors of the form; missing fields are reported only after the user tried to send it. */
function useCardInput() {
  const holder = useCardholder();
  const { cardholder } = holder;
  const [fields, setFields] = useState<CardFields>({});
  const [isAsked, setIsAsked] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const focusCard = useCardFocus();
  const missing = isAsked ? cardProblems(fields) : {};
  /** The cardholder's name if the form can be sent; else focuses the first wrong input. */
  const check = async (): Promise<string | undefined> => {
    const name = await holder.awaitCardholder();
    setIsAsked(true);
    const wrong = cardProblems(fields);
    const first = cardFieldNames.find((name) => wrong[name] !== undefined);
    if (cardholderProblem(name) !== undefined) nameInput.current?.focus();
    else if (first !== undefined) focusCard(first);
    else return name;
    return undefined;
  };
  return {
    ...holder,
    nameInput,
    check,
    nameProblem: isAsked ? cardholderProblem(cardholder) : undefined,
    fieldProblem: (name: CardFieldName) => fields[name]?.error ?? missing[name],
    onField: (name: CardFieldName, { complete, error }: StripeElementChangeEvent) => {
      setFields((before) => ({
        ...before,
        [name]: { isComplete: complete, error: error && refusalText(error.code, error.message) },
      }));
    },
  };
}

/** Why the payment failed, with the provider's message below. */
function Refusal({ message, detail }: PaymentProblem) {
  return (
    <FormMessage tone="problem">
      {message}
      {detail !== undefined && (
        <>
          <br />
          {detail}
        </>
      )}
    </FormMessage>
  );
}

/** Cardholder name and the provider's card fields. Must be inside the provider's `Elements`. */
export function CardForm({ choice, amount, isUnderWay, ...outcomes }: Props) {
  const { card } = useWords().checkout;
  const { pay, resume, problem, isBusy, isReady } = usePayment({ choice, amount, ...outcomes });
  const input = useCardInput();
  const { cardholder, setCardholder, keepCardholder, nameInput, check, nameProblem, fieldProblem, onField } = input;

  const hasResumed = useRef(false);
  useEffect(() => {
    if (!isUnderWay || !isReady || hasResumed.current) return;
    hasResumed.current = true;
    void resume();
  }, [isUnderWay, isReady, resume]);

  const field = (name: CardFieldName) => (
    <CardField
      name={name}
      error={fieldProblem(name) ?? (problem?.field === name ? problem.message : undefined)}
      isDisabled={isBusy}
      onChange={onField}
    />
  );

  return (
    <form
      className={styles['card']}
      noValidate
      data-own-undo
      aria-labelledby="card-heading"
      onSubmit={(event) => {
        event.preventDefault();
        void check().then((name) => (name === undefined ? undefined : pay(name)));
      }}
    >
      <h3 id="card-heading">{card.heading}</h3>
      {problem && problem.field === undefined && <Refusal {...problem} />}
      <TextInput
        ref={nameInput}
        label={card.holder}
        withAsterisk
        autoComplete="cc-name"
        maxLength={200}
        value={cardholder}
        disabled={isBusy}
        error={nameProblem}
        onFocus={keepCardholder}
        onChange={(event) => {
          setCardholder(event.currentTarget.value);
        }}
      />
      {field('cardNumber')}
      <div className={styles['pair']}>
        {field('cardExpiry')}
        {field('cardCvc')}
      </div>
      <Button type="submit" loading={isBusy || input.isAwaited} disabled={!isReady}>
        {card.pay(amount)}
      </Button>
    </form>
  );
}
