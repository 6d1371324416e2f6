import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { StepLayout } from '../../../ui/step-layout.tsx';
import { useWords } from '../../../words/words.ts';
import { pageUrl, previewQuery } from '../../../report-files/report-files.ts';
import { ReportFailure } from '../../../report-files/report-failure.tsx';
import { useWay } from './use-way.ts';
import styles from './wizard.module.css';
import { wizardStore } from './wizard-store.ts';

const block = (event: Event) => {
  event.preventDefault();
};

/** Blocks copying, the context menu and dragging. */
function guard(area: HTMLElement | null): (() => void) | undefined {
  const events = ['contextmenu', 'copy', 'dragstart'];
  for (const name of events) area?.addEventListener(name, block);
  return () => {
    for (const name of events) area?.removeEventListener(name, block);
  };
}

/** The pages as pictures that contain the watermark. */
function Pages({ orderId, count }: { readonly orderId: string; readonly count: number }) {
  const { preview } = useWords().report;
  return (
    <ScrollRegion className={styles['viewer']} label={preview.label}>
      <div ref={guard} className={styles['pages']}>
        {Array.from({ length: count }, (_page, index) => (
          <img
            key={index}
            src={pageUrl(orderId, index + 1)}
            alt={preview.page({ page: index + 1, all: count })}
            loading={index === 0 ? 'eager' : 'lazy'}
            width={910}
            height={1287}
            draggable={false}
          />
        ))}
      </div>
    </ScrollRegion>
  );
}

/** Step 2: preview of the report with its watermark. */
export function ReportPreviewStep({ orderId }: { readonly orderId: string }) {
  const { preview } = useWords().report;
  const { goTo } = useWay();
  const isAll = useStore(wizardStore, ({ mode }) => mode === 'all');
  const { data, error, refetch } = useQuery(previewQuery(orderId));
  return (
    <StepLayout
      title={preview.title}
      intro={preview.intro}
      back={{
        onClick: () => {
          goTo(isAll ? 'filters' : 'industries');
        },
      }}
      next={{
        onClick: () => {
          goTo('checkout');
        },
        isDisabled: data === undefined,
      }}
    >
      {error !== null && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <PageLoader />}
      {data && <Pages orderId={orderId} count={data.pageCount} />}
      <ReportFailure error={error} />
    </StepLayout>
  );
}
