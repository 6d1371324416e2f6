import type { ErChoice } from '@gosds/contract/checkout/er-choice';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import type { OrderChoice } from './checkout-calls.ts';
import { useCheckout, type LoadedCheckout } from './use-checkout.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import styles from './checkout-step.module.css';
import { OpenFaults } from './open-faults.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPart } from './payment-part.tsx';
import { TestModeBanner } from './test-mode-banner.tsx';

export type CheckoutStepProps = {
  readonly orderId: string;
  readonly goEr: ErChoice;
  /** Told once the server says that the order is paid, also where it was paid before. */
  readonly onPaid: () => void;
  /** The user gives the unpaid document up, or looks back at the paid one. */
  readonly onBack: () => void;
  /** Only after payment. */
  readonly onNext: () => void;
  readonly labelOf: (path: string) => string;
  /** To the input of a path. */
  readonly onGo: (path: string) => void;
  /** To the findings of the review, where reasons are written. */
  readonly onFindings: () => void;
};

type BodyProps = {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly choice: OrderChoice;
  readonly isPaid: boolean;
  readonly onPaid: () => void;
  readonly ways: Pick<CheckoutStepProps, 'labelOf' | 'onGo' | 'onFindings'>;
};

type OrderProps = Omit<BodyProps, 'checkout'> & { readonly loaded: LoadedCheckout };

/** What is to be paid and how; what the law still asks for takes the place of the payment. */
function Order({ loaded, choice, isPaid, onPaid, ways }: OrderProps) {
  // What cannot be delivered, and what the product has already, is not asked to be paid.
  const payable = useMemo(() => ({ ...choice, goEr: loaded.prices.er.charged }), [choice, loaded.prices.er.charged]);
  const faults = isPaid ? [] : (loaded.prices.order?.openFaults ?? []);
  if (faults.length > 0) {
    return (
      <div className={styles['columns']}>
        <OpenFaults faults={faults} {...ways} />
        <OrderSummary prices={loaded.prices} />
      </div>
    );
  }
  return (
    <>
      {loaded.config.mode !== 'live' && !isPaid && <TestModeBanner testCards={loaded.config.testCards} />}
      <div className={styles['columns']}>
        <OrderSummary prices={loaded.prices} />
        <PaymentPart checkout={loaded} choice={payable} isPaid={isPaid} onPaid={onPaid} />
      </div>
    </>
  );
}

function CheckoutBody({ checkout: { loaded, error, retry }, ...order }: BodyProps) {
  if (error !== null) return <LoadFailure error={error} onRetry={retry} />;
  if (!loaded) return <PageLoader />;
  return <Order loaded={loaded} {...order} />;
}

/** Summary of the order, payment by card, and the way on once it is paid. */
export function CheckoutStep({ orderId, goEr, onPaid, onBack, onNext, ...ways }: CheckoutStepProps) {
  const choice = useMemo(() => ({ orderId, goEr }), [orderId, goEr]);
  const checkout = useCheckout(choice);
  const [paidOrder, setPaidOrder] = useState<string>();
  const [dialog, setDialog] = useState<'back' | 'pay-first'>();
  const isPaid = paidOrder === orderId || checkout.loaded?.prices.order?.payment === 'paid';
  // Whether it is paid decides what the ways ask.
  const isOpen = !isPaid && !checkout.loaded && checkout.error === null;

  const toldOrder = useRef<string>(undefined);
  useEffect(() => {
    if (!isPaid || toldOrder.current === orderId) return;
    toldOrder.current = orderId;
    onPaid();
  }, [isPaid, orderId, onPaid]);

  const paid = useCallback(() => {
    setPaidOrder(orderId);
  }, [orderId]);
  const leave = (way: 'back' | 'pay-first', go: () => void) => () => {
    if (isPaid) go();
    else setDialog(way);
  };

  return (
    <StepLayout
      title="Checkout"
      back={{ onClick: leave('back', onBack), isDisabled: isOpen }}
      next={{ onClick: leave('pay-first', onNext), isQuiet: !isPaid, isDisabled: isOpen }}
    >
      <CheckoutBody checkout={checkout} choice={choice} isPaid={isPaid} onPaid={paid} ways={ways} />
      {dialog && (
        <CheckoutDialog
          kind={dialog}
          onBack={onBack}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
    </StepLayout>
  );
}
