import { Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { loadDraft, loadOpenDraft, newDraft } from '../features/wizard/api/draft-calls.ts';
import { rememberOpened } from '../features/wizard/lib/opened-draft.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { OpenSheet } from './open-sheet.tsx';
import styles from './shell.module.css';

const draftKey = ['draft'];

/** Loads the sheet that is open in this tab and shows the wizard around it. */
export function WizardPage() {
  usePageTitle('GoSDS');
  const queries = useQueryClient();
  const [, setQuery] = useSearchParams();
  const { data, error, refetch } = useQuery({ queryKey: draftKey, queryFn: loadOpenDraft, staleTime: Infinity });

  const show = useCallback(
    (saved: SavedDraft) => {
      rememberOpened(saved.id);
      queries.setQueryData(draftKey, saved);
      setQuery({ step: 'description' });
    },
    [queries, setQuery],
  );
  const startNew = useCallback(async () => {
    show(await newDraft());
  }, [show]);
  const openSheet = useCallback(
    async (id: string) => {
      show(await loadDraft(id));
    },
    [show],
  );

  if (error !== null) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loader className={styles['loading'] ?? ''} aria-label="Loading" role="status" />;
  return <OpenSheet key={data.id} saved={data} onStartNew={startNew} onOpenSheet={openSheet} />;
}
