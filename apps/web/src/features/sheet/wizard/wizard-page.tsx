import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { useCallback, useEffect, useRef, useState, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { loadPart } from '../../../api/load-part.ts';
import { beginSheet, loadDraft } from '../state/draft-calls.ts';
import { rememberOpened } from '../state/opened-draft.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageLoader } from '../../../ui/page-loader.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { focusInput } from './focus-input.ts';
import { loadFirstDraft } from './load-first-draft.ts';
import type { LeftSheet } from './left-sheet-notice.tsx';
import { OpenSheet } from './open-sheet.tsx';

const LeftSheetNotice = lazy(() =>
  loadPart(async () => ({ default: (await import('./left-sheet-notice.tsx')).LeftSheetNotice })),
);

const draftKey = ['draft'];
const firstStep = 'description';
const firstInput = 'description.productName';

/**
 * Cached while shown, but loaded again when the user returns from another page, since the sheet has changed by then.
 */
const asItIs = { staleTime: Infinity, gcTime: 0 };

/** Loads the sheet that is open in this tab and shows the wizard. */
export function WizardPage() {
  usePageTitle('GoSDS');
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useQuery({ queryKey: draftKey, queryFn: loadFirstDraft, ...asItIs });

  const waiting = useRef<SavedDraft | null>(null);
  const isAtFirstStep = query.get('step') === firstStep;
  const show = useCallback(
    (saved: SavedDraft) => {
      rememberOpened(saved.id);
      if (isAtFirstStep) {
        queries.setQueryData(draftKey, saved);
        return;
      }
      waiting.current = saved;
      setQuery({ step: firstStep });
    },
    [queries, isAtFirstStep, setQuery],
  );
  useEffect(() => {
    // Waits until the address has changed: otherwise a new sheet would open on the step of the previous one.
    if (!isAtFirstStep || waiting.current === null) return;
    queries.setQueryData(draftKey, waiting.current);
    waiting.current = null;
  }, [isAtFirstStep, queries]);
  const [left, setLeft] = useState<LeftSheet | null>(null);
  const startNew = useCallback(
    async (leaving: LeftSheet | null) => {
      const saved = await beginSheet();
      show(saved);
      setLeft(leaving?.id === saved.id ? null : leaving);
      focusInput(firstInput);
    },
    [show],
  );
  const openSheet = useCallback(
    async (id: string) => {
      show(await loadDraft(id));
      setLeft(null);
    },
    [show],
  );
  const closeNotice = useCallback(() => {
    setLeft(null);
  }, []);

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
