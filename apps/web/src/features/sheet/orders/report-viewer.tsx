import { Button } from '@mantine/core';
import type { PurchasedReport } from '@gosds/contract/accounts/my-account-search';
import { reportTimeoutMs } from '@gosds/contract/galleria/galleria-report';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ReportDownloads } from '../../../report-files/report-downloads.tsx';
import { ReportFailure } from '../../../report-files/report-failure.tsx';
import { loadPreview, loadReportPdf, paidPageUrl } from '../../../report-files/report-files.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { PrintFrame } from '../../../ui/print-frame.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { useSpoken, useWords } from '../../../words/words.ts';
import styles from './my-account-page.module.css';
import { OrderFacts } from './order-facts.tsx';

type IdProps = { readonly orderId: string };

/** Opens the browser's print dialog with the PDF of the report. */
function Print({ orderId }: IdProps) {
  const { print, myAccount } = useWords();
  const [url, setUrl] = useState<string>();
  const making = useMutation({
    mutationFn: () => loadReportPdf(orderId, AbortSignal.timeout(reportTimeoutMs)),
    onSuccess: (pdf) => {
      setUrl(URL.createObjectURL(pdf));
    },
  });
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return (
    <>
      <Button
        leftSection={<PrinterIcon size={16} />}
        loading={making.isPending}
        onClick={() => {
          making.mutate();
        }}
      >
        {print.print}
      </Button>
      {url !== undefined && (
        <PrintFrame
          title={myAccount.report.forPrinting}
          src={url}
          onDone={() => {
            setUrl(undefined);
          }}
        />
      )}
      <ReportFailure error={making.error} />
    </>
  );
}

/** The pages of the bought report as pictures; its other forms have the same content as text. */
function Pages({ orderId }: IdProps) {
  const { preview } = useWords().report;
  const { language } = useSpoken();
  const { data, error, refetch } = useQuery({
    queryKey: ['paid-report', orderId, language.tag],
    queryFn: () => loadPreview(orderId),
  });
  if (error !== null)
    return (
      <>
        <LoadFailure error={error} onRetry={() => void refetch()} />
        <ReportFailure error={error} />
      </>
    );
  if (data === undefined) return <PageLoader />;
  return (
    <ScrollRegion className={styles['pages']} label={preview.label}>
      {Array.from({ length: data.pageCount }, (_page, index) => (
        <img
          key={index}
          src={paidPageUrl(orderId, index + 1)}
          alt={preview.page({ page: index + 1, all: data.pageCount })}
          width={910}
          height={1287}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      ))}
    </ScrollRegion>
  );
}

function Facts({ order }: { readonly order: PurchasedReport }) {
  const { myAccount: words, formats } = useWords();
  return (
    <OrderFacts
      facts={[
        [words.fact.order, order.cwOrderId],
        [words.column.number, order.additionalInfo.cwNumber],
        [words.column.points, formats.number(order.dataPoints)],
        [words.report.readOn, formats.longDay(order.readOn)],
        [words.fact.bought, formats.longDay(order.createdAt)],
        [words.fact.price, order.price === null ? '–' : formats.price(order.price)],
        [words.fact.paidBy, words.method[order.paidBy]],
      ]}
    />
  );
}

type Props = { readonly order: PurchasedReport; readonly onClose: () => void };

/** The bought report as it was at the order: read, print, and save it in each form. */
export function ReportViewer({ order, onClose }: Props) {
  const { _id: orderId } = order;
  return (
    <Dialog title={<bdi>{order.additionalInfo.name}</bdi>} size={1000} onClose={onClose}>
      <Facts order={order} />
      <div className={styles['buttons']}>
        <Print orderId={orderId} />
      </div>
      <ReportDownloads orderId={orderId} />
      <Pages orderId={orderId} />
    </Dialog>
  );
}
