import { notifications } from '@mantine/notifications';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useRef, useState } from 'react';
import { confirmOrder, payOrder, type OrderChoice } from './payment-calls.ts';
import { paymentMessageId as messageId } from './thank.ts';
import { problemText } from '../words/problem-text.ts';
import { payByCard, resumePayment, type CardFieldName, type PayOutcome, type PayParts } from './pay-by-card.ts';

export type PaymentProblem = {
  readonly field?: CardFieldName;
  readonly message: string;
  /** Further message of the provider. */
  readonly detail?: string;
};

const wait = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 2_000);
  });

type Paying = {
  readonly choice: OrderChoice;
  /** The amount shown to the buyer, in minor units. */
  readonly amount: number;
  readonly onPaid: () => void;
  readonly onRefused: () => void;
};

/** Runs one payment at a time; returns the pay function, the outcome, and whether a payment is under way. */
export function usePayment({ choice, amount, onPaid, onRefused }: Paying) {
  const stripe = useStripe();
  const elements = useElements();
  const [problem, setProblem] = useState<PaymentProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);

  const run = useCallback(
    async (pay: (parts: PayParts) => Promise<PayOutcome>, cardholder: string) => {
      const card = elements?.getElement(CardNumberElement);
      if (isUnderWay.current || !stripe || !card) return;
      isUnderWay.current = true;
      setIsBusy(true);
      setProblem(undefined);
      notifications.hide(messageId);
      const outcome = await pay({
        createCard: async () => {
          const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { name: cardholder } });
          return { id: made.paymentMethod?.id, error: made.error };
        },
        pay: (cardId) => payOrder({ ...choice, shownAmount: amount }, cardId),
        confirm: () => confirmOrder(choice.orderId),
        askCardHolder: (clientSecret) => stripe.handleNextAction({ clientSecret }),
        wait,
      });
      isUnderWay.current = false;
      setIsBusy(false);
      if (outcome.status === 'paid') {
        onPaid();
        return;
      }
      setProblem(problemOf(outcome));
      if (outcome.status !== 'refused') return;
      notifications.show({ id: messageId, message: toastOf(outcome, choice), color: 'red' });
      onRefused();
    },
    [stripe, elements, choice, amount, onPaid, onRefused],
  );

  const pay = useCallback((cardholder: string) => run(payByCard, cardholder), [run]);
  const resume = useCallback(() => run(resumePayment, ''), [run]);
  return { pay, resume, problem, isBusy, isReady: stripe !== null && elements !== null };
}

/** The specification has the general message for a declined card in the search module; the form says why. */
const toastOf = ({ isDeclined, toast }: Extract<PayOutcome, { status: 'refused' }>, choice: OrderChoice): string =>
  (isDeclined && choice.promoType === 'GoGAL' ? problemText('internal') : undefined) ?? toast;

function problemOf(outcome: Exclude<PayOutcome, { status: 'paid' }>): PaymentProblem {
  if (outcome.status === 'field') return { field: outcome.field, message: outcome.message };
  const { toast, detail } = outcome;
  return { message: toast, ...(detail === '' ? {} : { detail }) };
}
