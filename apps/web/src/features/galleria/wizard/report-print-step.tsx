import type { ResponseOf } from '@gosds/contract/call';
import type { galleriaOrder } from '@gosds/contract/galleria/galleria-report';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { useWords } from '../../../words/words.ts';
import { Fact } from '../fact.tsx';
import { downloadReport, orderQuery, type ReportForm, reportForms } from './report-calls.ts';
import { StepFailure } from './step-failure.tsx';
import styles from './wizard.module.css';

type Order = ResponseOf<typeof galleriaOrder>;

/** One file at a time; leaving the page gives it up. */
function useDownload(orderId: string) {
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => {
      controller.abort();
    };
  }, []);
  return useMutation({
    mutationFn: (form: ReportForm) =>
      downloadReport(orderId, form, AbortSignal.any([left.current.signal, AbortSignal.timeout(1_200_000)])),
  });
}

function Downloads({ orderId }: { readonly orderId: string }) {
  const { files } = useWords().report;
  const making = useDownload(orderId);
  const forms: readonly ReportForm[] = [...reportForms, 'zip'];
  return (
    <section aria-labelledby="report-files">
      <h3 id="report-files">{files.title}</h3>
      <div className={styles['files']}>
        {forms.map((form) => (
          <Button
            key={form}
            variant={form === 'zip' ? 'filled' : 'default'}
            leftSection={<DownloadIcon size={16} />}
            loading={making.isPending && making.variables === form}
            disabled={making.isPending}
            onClick={() => {
              making.mutate(form);
            }}
          >
            {form === 'zip' ? files.zip : form.toUpperCase()}
          </Button>
        ))}
      </div>
      <p role="status" className={styles['note']}>
        {making.isPending && files.making}
      </p>
      <StepFailure error={making.error} />
    </section>
  );
}

function Chosen({ order }: { readonly order: Order }) {
  const { report: words, galleria } = useWords();
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={words.pay.report} values={[order.name]} />
        <Fact name={galleria.fact.cas} values={order.cas} />
        <Fact name={galleria.fact.cw} values={[order.cwNumber]} />
        <Fact isWide name={galleria.fact.synonyms} values={order.synonyms.slice(0, 12)} />
      </dl>
      <h3>{words.files.points}</h3>
      <ScrollRegion className={styles['chosen']} label={words.files.points}>
        <ul>
          {order.dataPoints.map(({ listIndex, listName, Version, inList }) => (
            <li key={listIndex}>
              <bdi>{listName}</bdi>{' '}
              <span className={styles['note']} data-named={inList}>
                {words.tree.edition(Version)} · {inList ? words.tree.listed : words.tree.notListed}
              </span>
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </>
  );
}

/** Step 4: the paid report in every form. */
export function ReportPrintStep({ orderId }: { readonly orderId: string }) {
  const { step, files } = useWords().report;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(orderQuery(orderId));
  return (
    <div className={styles['print']}>
      <h2 tabIndex={-1} id="step-heading">
        {step.print}
      </h2>
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data && <Downloads orderId={orderId} />}
      {data && <Chosen order={data} />}
      <div>
        <Button onClick={() => void navigate('/galleria-data')}>{files.finish}</Button>
      </div>
    </div>
  );
}
