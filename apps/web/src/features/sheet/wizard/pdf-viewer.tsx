import { Loader, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { logError } from '../../../api/log-error.ts';
import { FailureDialog } from '../../../ui/failure-dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { loadDocumentText, paidPageUrl } from '../state/document-calls.ts';
import { useWords } from '../../../words/words.ts';
import styles from './pdf-viewer.module.css';

/** The document failed to load: shows the specified dialog, reports the failure, and offers a retry. */
function DocumentFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const [isTold, setIsTold] = useState(false);
  useEffect(() => {
    logError(error, 'documentData');
  }, [error]);
  return (
    <>
      <LoadFailure error={error} onRetry={onRetry} />
      {!isTold && (
        <FailureDialog
          onClose={() => {
            setIsTold(true);
          }}
        />
      )}
    </>
  );
}

/** The pages of the paid PDF, the same in every browser, with the sheet's text for screen readers. */
export function PdfViewer({ orderId }: { readonly orderId: string }) {
  const words = useWords().wizardDialogs.pdf;
  const document = useQuery({ queryKey: ['document-text', orderId], queryFn: () => loadDocumentText(orderId) });
  const pageCount = document.data?.pageCount ?? 0;
  return (
    <ScrollRegion className={styles['pages']} label={words.label}>
      {document.isPending && <Loader role="status" aria-label={words.loading} />}
      {document.error !== null && (
        <DocumentFailure
          key={document.errorUpdateCount}
          error={document.error}
          onRetry={() => void document.refetch()}
        />
      )}
      {Array.from({ length: pageCount }, (_page, index) => (
        <img
          key={index}
          src={paidPageUrl(orderId, index + 1)}
          alt={words.page({ page: index + 1, pages: pageCount })}
          width={794}
          height={1123}
          loading={index > 1 ? 'lazy' : 'eager'}
          decoding="async"
        />
      ))}
      <VisuallyHidden>
        <h3>{words.text}</h3>
        {document.data?.text.split('\n').map((line, index) => (
          <p key={`${index} ${line}`}>{line}</p>
        ))}
      </VisuallyHidden>
    </ScrollRegion>
  );
}
