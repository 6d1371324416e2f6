import { Elements } from '@stripe/react-stripe-js';
import type { OrderChoice } from './checkout-calls.ts';
import type { LoadedCheckout } from './use-checkout.ts';
import { CardForm } from './card-form.tsx';
import { FreeOrder } from './free-order.tsx';

type Props = {
  readonly checkout: LoadedCheckout;
  readonly choice: OrderChoice;
  readonly onPaid: () => void;
};

/** The card form; in its place a button where nothing is to be paid, and nothing where a promo code pays with Next. */
export function PaymentPart({ checkout, choice, onPaid }: Props) {
  const { prices, provider } = checkout;
  if (prices.amount === 0 && prices.promo.isTaken) return null;
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
