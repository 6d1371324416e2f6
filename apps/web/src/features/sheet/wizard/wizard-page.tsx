import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../../api/load-part.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { loadFirstDraft } from './load-first-draft.ts';
import { OpenSheet } from './open-sheet.tsx';
import { draftKey, useSheetOpening } from './use-sheet-opening.ts';

const LeftSheetNotice = lazy(() =>
  loadPart(async () => ({ default: (await import('./left-sheet-notice.tsx')).LeftSheetNotice })),
);

/**
 * Cached while shown, but loaded again when the user returns from another page, since the sheet has changed by then.
 */
const asItIs = { staleTime: Infinity, gcTime: 0 };

/** Loads the sheet that is open in this tab and shows the wizard. */
export function WizardPage() {
  usePageTitle('GoSDS');
  const { data, error, refetch } = useQuery({ queryKey: draftKey, queryFn: loadFirstDraft, ...asItIs });
  const { left, closeNotice, startNew, openSheet } = useSheetOpening();
  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PageLoader />;
  const notice =
    left === null ? null : (
      <Suspense fallback={null}>
        <LeftSheetNotice left={left} onClose={closeNotice} />
      </Suspense>
    );
  // The key also changes for a new version of the open sheet, which reopens it.
  return (
    <OpenSheet
      key={`${data.id} ${data.version}`}
      saved={data}
      onStartNew={startNew}
      onOpenSheet={openSheet}
      notice={notice}
    />
  );
}
