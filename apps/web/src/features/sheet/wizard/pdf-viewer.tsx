import { Loader, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { loadDocumentText, paidPageUrl } from '../state/document-calls.ts';
import { useWords } from '../../../words/words.ts';
import styles from './pdf-viewer.module.css';

/** The pages of the paid PDF, alike in every browser, with the sheet's text for screen readers. */
export function PdfViewer({ orderId }: { readonly orderId: string }) {
  const words = useWords().wizardDialogs.pdf;
  const document = useQuery({ queryKey: ['document-text', orderId], queryFn: () => loadDocumentText(orderId) });
  const pageCount = document.data?.pageCount ?? 0;
  return (
    <ScrollRegion className={styles['pages']} label={words.label}>
      {document.isPending && <Loader role="status" aria-label={words.loading} />}
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
