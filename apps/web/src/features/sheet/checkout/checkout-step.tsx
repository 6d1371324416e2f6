import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OrderChoice } from '../../../payment/payment-calls.ts';
import { type PayableOrder, PaymentPart } from '../../../payment/payment-part.tsx';
import { PromoBox } from '../../../payment/promo-box.tsx';
import { TestModeBanner } from '../../../payment/test-mode-banner.tsx';
import { type Promo, usePromo } from '../../../payment/use-promo.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import type { WizardStep } from '../state/journey.ts';
import { useSameSds } from '../state/use-same-sds.ts';
import { useDraft, useDraftState, useWizard } from '../state/wizard-context.ts';
import { StartAgainDialog } from '../wizard/start-again-dialog.tsx';
import { LeavePaidDialog } from '../wizard/leave-paid-dialog.tsx';
import { useStepNavigation } from '../wizard/use-step-navigation.ts';
import { ChemistOrder } from './chemist-order.tsx';
import { LeaveUnpaidDialog, PayFirstDialog } from './checkout-dialogs.tsx';
import styles from './checkout-step.module.css';
import { OpenFaults } from './open-faults.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaidOrder } from './paid-order.tsx';
import { useCheckout, type LoadedCheckout } from './use-checkout.ts';

type BodyProps = {
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly choice: OrderChoice;
  readonly isPaid: boolean;
  readonly promo: Promo;
  readonly onPaid: () => void;
};

type OrderProps = Omit<BodyProps, 'checkout'> & { readonly loaded: LoadedCheckout };

/** The payable order, without services that cannot be delivered or that the product already has. */
function usePayable({ prices: { amount, er, promo, order } }: LoadedCheckout, choice: OrderChoice): PayableOrder {
  const goEr = er.charged;
  const paid = useMemo(() => ({ ...choice, goEr }), [choice, goEr]);
  const { succeeded, chemist } = useWords().checkout;
  const thanks = order?.isByChemist === true ? chemist.thanks : succeeded;
  const draftId = useDraftState(({ id }) => id);
  const checkoutPath = `/?${new URLSearchParams({ step: 'checkout', sheet: draftId })}`;
  return { choice: paid, checkoutPath, amount, payingBy: order?.payingBy ?? null, isCodeTaken: promo.isTaken, thanks };
}

/** The price and its payment. Open faults of law take the place of the payment. */
function Order({ loaded, choice, isPaid, promo, onPaid }: OrderProps) {
  const payable = usePayable(loaded, choice);
  const queries = useQueryClient();
  const { orderId } = choice;
  const onChanged = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['prices', orderId] });
  }, [queries, orderId]);
  if (isPaid && loaded.prices.order?.isByChemist === true) return <ChemistOrder prices={loaded.prices} />;
  if (isPaid) return <PaidOrder orderId={choice.orderId} prices={loaded.prices} />;
  const faults = loaded.prices.order?.openFaults ?? [];
  if (faults.length > 0) {
    return (
      <div className={styles['faulty']}>
        <OpenFaults faults={faults} />
        <OrderSummary prices={loaded.prices} />
      </div>
    );
  }
  return (
    <>
      {loaded.config.mode !== 'live' && <TestModeBanner testCards={loaded.config.testCards} />}
      <div className={styles['columns']}>
        <OrderSummary prices={loaded.prices} />
        <div className={styles['payment']}>
          <PaymentPart order={payable} means={loaded} onPaid={onPaid} onChanged={onChanged} />
          {takesPromo(loaded) && (
            <PromoBox promo={promo} isAccepted={loaded.prices.promo.isAccepted} hasRest={loaded.prices.amount > 0} />
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Whether a promo code can be used: not for a sheet by a chemist, an order that is free anyway, or a payment under way.
 */
const takesPromo = ({ prices: { amount, promo, order } }: LoadedCheckout): boolean =>
  (amount > 0 || promo.isTaken) && order?.payment === 'open' && !order.isByChemist;

function CheckoutBody({ checkout: { loaded, error, retry }, ...order }: BodyProps) {
  if (loaded) return <Order loaded={loaded} {...order} />;
  return error === null ? <PageLoader /> : <LoadFailure error={error} onRetry={retry} />;
}

/** True once the order is paid, according to the server or after a payment here. Tells the open sheet once. */
function usePaid(orderId: string, { loaded }: ReturnType<typeof useCheckout>) {
  const { setPaid } = useWizard();
  const queries = useQueryClient();
  const { end } = useSameSds();
  const [paidOrder, setPaidOrder] = useState<string>();
  const isPaid = paidOrder === orderId || loaded?.prices.order?.payment === 'paid';
  const announcedOrder = useRef<string>(undefined);
  useEffect(() => {
    if (!isPaid || announcedOrder.current === orderId) return;
    announcedOrder.current = orderId;
    // The order now has its date and no open points.
    void queries.invalidateQueries({ queryKey: ['prices', orderId] });
    queries.removeQueries({ queryKey: ['document'] });
    queries.removeQueries({ queryKey: ['picture'] });
    setPaid();
    end('paid');
  }, [isPaid, orderId, queries, setPaid, end]);
  const onPaid = useCallback(() => {
    setPaidOrder(orderId);
  }, [orderId]);
  return { isPaid, onPaid };
}

/** The open dialog of the step. */
type Shown = 'leave-unpaid' | 'leave-paid' | 'pay-first' | null;

type DialogsProps = { readonly shown: Shown; readonly isByChemist: boolean; readonly onClose: () => void };

function Dialogs({ shown, isByChemist, onClose }: DialogsProps) {
  const { startNew } = useWizard();
  switch (shown) {
    case 'leave-paid': {
      const start = () => {
        startNew();
      };
      return isByChemist ? <StartAgainDialog onYes={start} onNo={onClose} /> : <LeavePaidDialog onClose={onClose} />;
    }
    case 'leave-unpaid':
      return <LeaveUnpaidDialog onClose={onClose} />;
    case 'pay-first':
      return <PayFirstDialog onClose={onClose} />;
    case null:
      return null;
  }
}

type CheckoutProps = { readonly step: WizardStep; readonly orderId: string; readonly isByChemist: boolean };

function Checkout({ step, orderId, isByChemist }: CheckoutProps) {
  const { checkout: texts } = useWords();
  const goEr = useDraft(({ addOns }) => addOns.goEr);
  const [promoCode, setPromoCode] = useState<string>();
  const choice = useMemo(() => ({ orderId, goEr, promoCode }), [orderId, goEr, promoCode]);
  const checkout = useCheckout(choice);
  const { isPaid, onPaid } = usePaid(orderId, checkout);
  const promo = usePromo({ choice, onCode: setPromoCode, onPaid });
  const { next, isBusy } = useStepNavigation(step.id);
  const { startNew } = useWizard();
  const [shown, setShown] = useState<Shown>(null);
  const close = () => {
    setShown(null);
  };
  // Whether the order is paid decides what Back and Next ask.
  const isOpen = !isPaid && (!checkout.loaded || checkout.isAsking) && checkout.error === null;
  const back = () => {
    setShown(isPaid ? 'leave-paid' : 'leave-unpaid');
  };
  const leavePaid = () => {
    if (isByChemist) startNew();
    else void next('print');
  };
  const goOn = () => {
    if (isPaid) leavePaid();
    else if (promo.code !== undefined && checkout.loaded?.prices.amount === 0) void promo.spend();
    else setShown('pay-first');
  };
  return (
    <StepLayout
      title={texts.title}
      back={{ onClick: back, isDisabled: isOpen }}
      next={{ onClick: goOn, isBusy, isQuiet: !isPaid && promo.code === undefined, isDisabled: isOpen }}
    >
      <CheckoutBody checkout={checkout} choice={choice} isPaid={isPaid} promo={promo} onPaid={onPaid} />
      <Dialogs shown={shown} isByChemist={isByChemist} onClose={close} />
    </StepLayout>
  );
}

/** Summary of the order, payment by card or PayPal, and Next once it is paid. */
export function CheckoutStep({ step }: { readonly step: WizardStep }) {
  const { order } = useWizard();
  if (order === null) return null;
  return <Checkout step={step} orderId={order.orderId} isByChemist={order.isByChemist === true} />;
}
