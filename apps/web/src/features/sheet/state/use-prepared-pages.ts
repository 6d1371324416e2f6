import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { completeVersion, draftPagesQuery, pictureOfDraft, type SheetPages } from './draft-pages.ts';
import { useDraftState, useWizard } from './wizard-context.ts';

/** Lays out the saved draft on a step before the preview, so that its first page is ready there. */
export function usePreparedPages(): void {
  const { store, paid } = useWizard();
  const isPaid = paid.state === 'current';
  const queries = useQueryClient();
  const version = useDraftState(completeVersion);
  useEffect(() => {
    const state = store.getState();
    // The step itself may have changed the draft since. A paid sheet already has its pages.
    if (version === null || completeVersion(state) !== version || isPaid) return;
    const { id } = state;
    Promise.all([queries.query(draftPagesQuery(id, version)), queries.query(pictureOfDraft(id, version))])
      // The preview retries a failure.
      .catch(() => undefined);
  }, [store, queries, version, isPaid]);
}

/** The pages of the saved draft, shown while its document `isAwaited`; undefined until loaded. */
export function useEarlyPages({ isAwaited }: { readonly isAwaited: boolean }): SheetPages | undefined {
  const { paid } = useWizard();
  const id = useDraftState((state) => state.id);
  const version = useDraftState(completeVersion);
  const enabled = isAwaited && version !== null && paid.state !== 'current';
  const { data } = useQuery({ ...draftPagesQuery(id, version ?? 0), enabled });
  return enabled ? data : undefined;
}
