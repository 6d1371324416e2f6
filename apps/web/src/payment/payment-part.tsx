import type { PaymentConfig } from '@gosds/contract/checkout/payment-config';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Segmented } from '../ui/segmented.tsx';
import { useWords } from '../words/words.ts';
import { CardForm } from './card-form.tsx';
import { FreeOrder } from './free-order.tsx';
import type { OrderChoice } from './payment-calls.ts';
import { PayPalForm } from './paypal-form.tsx';
import type { PayPalProblem } from './paypal-problem.ts';
import { PayPalWaiting } from './paypal-waiting.tsx';
import { thank } from './thank.ts';
import { freeSheetsKey } from './use-free-sheets.ts';
import { usePayPalReturn } from './use-paypal-return.ts';

export type PayableOrder = {
  readonly choice: OrderChoice;
  /** Path and query of the order's checkout. */
  readonly checkoutPath: string;
  /** Amount to pay, in minor units. */
  readonly amount: number;
  /** Means of the payment under way; null if none is. */
  readonly payingBy: 'card' | 'paypal' | null;
  /** True if the amount includes a promo code. */
  readonly isCodeTaken: boolean;
  /** Message shown once the order is paid. */
  readonly thanks: string;
};

export type PaymentMeans = { readonly config: PaymentConfig; readonly provider: Stripe | null };

type Props = {
  readonly order: PayableOrder;
  readonly means: PaymentMeans;
  readonly onPaid: () => void;
  /** Called when an attempt ended unpaid or another one began; the order's state is then loaded again. */
  readonly onChanged: () => void;
};

type Way = 'card' | 'paypal';

type WayProps = Props & {
  /** Outcome of the last attempt at PayPal. */
  readonly problem: PayPalProblem | undefined;
  readonly onProblem: (problem: PayPalProblem | undefined) => void;
  readonly isPayPalFirst: boolean;
};

/** The choice between card and PayPal, and the form of the chosen one. */
function Ways({ order, means: { config, provider }, problem, isPayPalFirst, ...outcomes }: WayProps) {
  const { onPaid, onChanged, onProblem } = outcomes;
  const { ways, card, payPal } = useWords().checkout;
  const { choice, checkoutPath, amount, payingBy } = order;
  const [way, setWay] = useState<Way>(isPayPalFirst ? 'paypal' : 'card');
  const isOffered = config.payPal !== null;
  const isPayPal = isOffered && way === 'paypal';
  return (
    <>
      {isOffered && (
        <Segmented
          label={ways}
          options={[
            { value: 'paypal', label: payPal.heading },
            { value: 'card', label: card.heading },
          ]}
          value={way}
          onChoose={(chosen) => {
            setWay(chosen === 'paypal' ? 'paypal' : 'card');
          }}
        />
      )}
      {isPayPal ? (
        <PayPalForm {...{ choice, checkoutPath, amount, problem, onPaid, onProblem }} />
      ) : (
        <Elements stripe={provider}>
          <CardForm
            choice={choice}
            amount={amount}
            isUnderWay={payingBy === 'card'}
            onPaid={onPaid}
            onRefused={onChanged}
          />
        </Elements>
      )}
    </>
  );
}

/**
 * Payment of any order by card or PayPal. Shows a button if nothing is due, and nothing if a promo code pays with Next.
 */
export function PaymentPart({ order, means, onPaid, onChanged }: Props) {
  const { choice, checkoutPath, amount, payingBy, isCodeTaken, thanks } = order;
  const { orderId } = choice;
  const [problem, setProblem] = useState<PayPalProblem>();
  const onProblem = useCallback(
    (found: PayPalProblem | undefined) => {
      setProblem(found);
      onChanged();
    },
    [onChanged],
  );
  const queries = useQueryClient();
  const paid = useCallback(() => {
    thank(thanks);
    onPaid();
    // A code that covered a part is used up with the payment.
    void queries.invalidateQueries({ queryKey: freeSheetsKey });
  }, [thanks, onPaid, queries]);
  const isReturn = usePayPalReturn({ orderId, onPaid: paid, onProblem });
  if (payingBy === 'paypal') return <PayPalWaiting {...{ orderId, checkoutPath, onPaid: paid, onProblem }} />;
  if (amount === 0 && isCodeTaken) return null;
  if (amount === 0) return <FreeOrder choice={choice} onPaid={onPaid} onRefused={onChanged} />;
  const isPayPalFirst = isReturn || problem !== undefined;
  const ways = { order, means, problem, onProblem, onChanged, isPayPalFirst };
  return <Ways {...ways} onPaid={paid} />;
}
