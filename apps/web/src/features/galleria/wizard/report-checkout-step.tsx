import type { PricesResponse } from '@gosds/contract/checkout/prices';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { loadPrices, type OrderChoice } from '../../../payment/payment-calls.ts';
import { PaymentPart, type PaymentMeans } from '../../../payment/payment-part.tsx';
import { PromoBox } from '../../../payment/promo-box.tsx';
import { TestModeBanner } from '../../../payment/test-mode-banner.tsx';
import { usePaymentMeans } from '../../../payment/use-payment-means.ts';
import { type Promo, usePromo } from '../../../payment/use-promo.ts';
import { orderQuery } from '../../../report-files/report-files.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import { useWay } from './use-way.ts';
import styles from './wizard.module.css';

/** The names of the price lines for the buyer. */
function useLineLabels(): Readonly<Record<string, string>> {
  const { line } = useWords().checkout;
  return {
    ...{ 'search-all': line.searchAll, 'search-industries': line.searchIndustries, 'search-lists': line.searchLists },
    ...{ discount: line.discount, promo: line.promo },
  };
}

function Summary({ prices: { report, breakdown, amount, sale } }: { readonly prices: PricesResponse }) {
  const { report: words, checkout, formats } = useWords();
  const labels = useLineLabels();
  const { discountPercent, discountUpTo } = breakdown;
  const { order } = checkout;
  const facts: readonly (readonly [string, string])[] = [
    ...(report ? [[words.pay.report, report.chemical] as const] : []),
    ...(report ? [[words.pay.points, String(report.dataPoints)] as const] : []),
    ...(discountPercent > 0 ? [[order.discount, order.percent(discountPercent)] as const] : []),
    ...(discountPercent > 0 && discountUpTo !== null
      ? [[order.endOfDiscount, formats.longDay(discountUpTo)] as const]
      : []),
    ...breakdown.lines.map(({ code, amountMinor }) => [labels[code] ?? code, formats.price(amountMinor)] as const),
    [words.pay.price, formats.price(amount)],
    [checkout.terms.seller, sale.seller],
  ];
  return (
    <dl className={styles['summary']}>
      {facts.map(([name, value], index) => (
        <div key={`${index} ${name}`}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type PayProps = {
  readonly prices: PricesResponse;
  readonly means: PaymentMeans;
  readonly choice: OrderChoice;
  readonly promo: Promo;
  readonly onPaid: () => void;
};

function Pay({ prices, means, choice, promo, onPaid }: PayProps) {
  const queries = useQueryClient();
  const { succeeded: thanks } = useWords().checkout;
  const { amount, promo: taken, report } = prices;
  const onChanged = useCallback(() => {
    void queries.invalidateQueries({ queryKey: ['prices', choice.orderId] });
  }, [queries, choice.orderId]);
  const checkoutPath = `/galleria-data/edit?${new URLSearchParams({ step: 'checkout', order: choice.orderId })}`;
  const payingBy = report?.payingBy ?? null;
  const order = { choice, checkoutPath, amount, payingBy, isCodeTaken: taken.isTaken, thanks };
  return (
    <div className={styles['payment']}>
      <PaymentPart order={order} means={means} onPaid={onPaid} onChanged={onChanged} />
      {(amount > 0 || taken.isTaken) && report?.payment === 'open' && (
        <PromoBox promo={promo} isAccepted={taken.isAccepted} hasRest={amount > 0} />
      )}
    </div>
  );
}

/** The price of the report, and the means to pay it. */
function useReportPrices(choice: OrderChoice) {
  const prices = useQuery({
    queryKey: ['prices', choice.orderId, '', choice.promoCode],
    queryFn: ({ signal }) => loadPrices(choice, signal),
    placeholderData: (before, query) => (query?.queryKey[1] === choice.orderId ? before : undefined),
    staleTime: 0,
    gcTime: 0,
  });
  const { means, error, retry } = usePaymentMeans();
  return {
    prices: prices.data,
    means,
    error: prices.error ?? error,
    retry: () => {
      if (prices.isError) void prices.refetch();
      retry();
    },
  };
}

function PayFirst({ onClose }: { readonly onClose: () => void }) {
  const { checkout, frame } = useWords();
  return (
    <Dialog onClose={onClose} title={checkout.payFirst.title}>
      <p>{checkout.payFirst.text}</p>
      <Button onClick={onClose} data-autofocus>
        {frame.ok}
      </Button>
    </Dialog>
  );
}

/** Price and payment of the order, and the outcome of the payment. */
function useReportCheckout(orderId: string) {
  const queries = useQueryClient();
  const [promoCode, setPromoCode] = useState<string>();
  const [isPaidHere, setIsPaidHere] = useState(false);
  const choice = useMemo(
    () => ({ orderId, goEr: '' as const, promoCode, promoType: 'GoGAL' as const }),
    [orderId, promoCode],
  );
  const prices = useReportPrices(choice);
  const onPaid = useCallback(() => {
    setIsPaidHere(true);
    void queries.invalidateQueries(orderQuery(orderId));
    void queries.invalidateQueries({ queryKey: ['prices', orderId] });
  }, [queries, orderId]);
  const promo = usePromo({ choice, onCode: setPromoCode, onPaid });
  /** The prices report the payment before the cached order does. Without this, Print would not open yet. */
  const markPaid = () =>
    queries.setQueryData(orderQuery(orderId).queryKey, (known) => known && { ...known, isPaid: true });
  return {
    ...prices,
    choice,
    onPaid,
    markPaid,
    promo,
    isPaid: isPaidHere || prices.prices?.report?.payment === 'paid',
  };
}

type CheckoutProps = { readonly checkout: ReturnType<typeof useReportCheckout> };

function Content({ checkout: { prices, means, error, retry, isPaid, ...pay } }: CheckoutProps) {
  const { pay: words } = useWords().report;
  if (error !== null) return <LoadFailure error={error} onRetry={retry} />;
  if (!prices || !means) return <PageLoader />;
  return (
    <>
      {!isPaid && means.config.mode !== 'live' && <TestModeBanner testCards={means.config.testCards} />}
      <div className={styles['checkout']}>
        <Summary prices={prices} />
        {isPaid ? (
          <FormMessage tone="success">{words.paid}</FormMessage>
        ) : (
          <Pay prices={prices} means={means} {...pay} />
        )}
      </div>
    </>
  );
}

/** Step 3: the price of the report and its payment. */
export function ReportCheckoutStep({ orderId }: { readonly orderId: string }) {
  const { pay: words } = useWords().report;
  const { goTo } = useWay();
  const [isAsking, setIsAsking] = useState(false);
  const checkout = useReportCheckout(orderId);
  const { prices, promo, isPaid, markPaid } = checkout;
  const next = () => {
    if (isPaid) {
      markPaid();
      goTo('print');
    } else if (promo.code !== undefined && prices?.amount === 0) void promo.spend();
    else setIsAsking(true);
  };
  const back = () => {
    goTo('preview');
  };
  const isQuiet = !isPaid && promo.code === undefined;
  return (
    <StepLayout
      title={words.title}
      back={{ onClick: back }}
      next={{ onClick: next, isQuiet, isDisabled: prices === undefined }}
    >
      <Content checkout={checkout} />
      {isAsking && (
        <PayFirst
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </StepLayout>
  );
}
