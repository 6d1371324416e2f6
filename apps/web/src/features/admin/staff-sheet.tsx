import { Button } from '@mantine/core';
import type { StaffOrder } from '@gosds/contract/staff/find-orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageLoader } from '../../ui/page-loader.tsx';
import { useWords } from '../../words/words.ts';
import { openPdf } from './admin-calls.ts';
import styles from './admin-page.module.css';

function Pdf({ pdf, name }: { readonly pdf: Blob; readonly name: string }) {
  const { admin, print } = useWords();
  const url = useMemo(() => URL.createObjectURL(pdf), [pdf]);
  useEffect(
    () => () => {
      URL.revokeObjectURL(url);
    },
    [url],
  );
  return (
    <>
      <Button component="a" href={url} download={`${name}.pdf`} leftSection={<DownloadIcon size={16} />}>
        {print.download}
      </Button>
      <iframe className={styles['pdf']} title={admin.orders.pdf(name)} src={url} />
    </>
  );
}

/** A customer's sheet as PDF. Every opening is logged, so it is loaded only once. */
export function StaffSheet({ order, onClose }: { readonly order: StaffOrder; readonly onClose: () => void }) {
  const { Name } = order.additionalInfo;
  const { data, error, refetch } = useQuery({
    queryKey: ['staff', 'pdf', order._id],
    queryFn: () => openPdf(order),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Dialog title={Name} size={1000} onClose={onClose}>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data !== undefined && <Pdf pdf={data} name={Name} />}
    </Dialog>
  );
}
