import { Elements } from '@stripe/react-stripe-js';
import { checkoutTexts } from '@gosds/contract/checkout/checkout-texts';
import { useEffect, useRef } from 'react';
import { FormMessage } from '../../../ui/form-message.tsx';
import type { OrderChoice } from './checkout-calls.ts';
import type { LoadedCheckout } from './use-checkout.ts';
import { CardForm } from './card-form.tsx';
import { FreeOrder } from './free-order.tsx';

type Props = {
  readonly checkout: LoadedCheckout;
  readonly choice: OrderChoice;
  readonly isPaid: boolean;
  readonly onPaid: () => void;
};

/** Takes the focus where the form went away with it, so that it is read and Next is the next stop. */
function Paid() {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={message} tabIndex={-1} data-focus-target>
      <FormMessage tone="success">
        <strong>{checkoutTexts.paymentSucceeded}</strong> The sheet no longer has a watermark, and we have sent it to
        your e-mail address. Please click Next.
      </FormMessage>
    </div>
  );
}

/** The card form; in its place the thanks where the order is paid, and a button where nothing is to be paid. */
export function PaymentPart({ checkout, choice, isPaid, onPaid }: Props) {
  const { prices, provider } = checkout;
  if (isPaid) return <Paid />;
  if (prices.amount === 0) return <FreeOrder choice={choice} onPaid={onPaid} />;
  return (
    <Elements stripe={provider}>
      <CardForm
        choice={choice}
        amount={prices.amount}
        isUnderWay={prices.order?.payment === 'under-way'}
        onPaid={onPaid}
      />
    </Elements>
  );
}
