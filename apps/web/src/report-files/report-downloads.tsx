import { Button } from '@mantine/core';
import { type ReportForm, reportForms, reportTimeoutMs } from '@gosds/contract/galleria/galleria-report';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { DownloadIcon } from '../ui/icons.tsx';
import { useWords } from '../words/words.ts';
import { ReportFailure } from './report-failure.tsx';
import { downloadReport } from './report-files.ts';
import styles from './report-downloads.module.css';

/** Downloads one file at a time; leaving the page cancels it. */
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
      downloadReport(orderId, form, AbortSignal.any([left.current.signal, AbortSignal.timeout(reportTimeoutMs)])),
  });
}

/** Buttons that save a paid report in each form. */
export function ReportDownloads({ orderId }: { readonly orderId: string }) {
  const { files } = useWords().report;
  const making = useDownload(orderId);
  return (
    <section aria-labelledby="report-files" className={styles['section']}>
      <h3 id="report-files">{files.title}</h3>
      <div className={styles['files']}>
        {reportForms.map((form) => (
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
      <ReportFailure error={making.error} />
    </section>
  );
}
