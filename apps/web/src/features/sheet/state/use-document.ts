import type { Draft } from '@gosds/sheet/draft/draft';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProblem } from '../../../api/call.ts';
import { loadDraft } from '../state/draft-calls.ts';
import { useDraft, useWizard, type Wizard } from '../state/wizard-context.ts';
import { makeDocument } from './document-calls.ts';

const keys = new WeakMap<Draft, number>();
const count = { last: 0 };

/** A number that is the same for the same draft and another one for a changed draft. */
function contentKeyOf(draft: Draft): number {
  const known = keys.get(draft);
  if (known !== undefined) return known;
  count.last += 1;
  keys.set(draft, count.last);
  return count.last;
}

/** Findings are corrected beside the preview: the document is made again when the typing pauses. */
const restMs = 1200;

/** Kept for the way from the step before, where the document is begun. */
const keptMs = 30_000;

/** Saves the draft and makes its document. */
export function documentQuery({ store, sync }: Pick<Wizard, 'store' | 'sync'>, draft: Draft) {
  const { id } = store.getState();
  return {
    queryKey: ['document', id, contentKeyOf(draft)],
    queryFn: async () => {
      await sync.flush();
      try {
        return await makeDocument(id, store.getState().version);
      } catch (failure) {
        // Another tab may have changed the draft meanwhile.
        if (failure instanceof ApiProblem && failure.code === 'draft-changed') sync.receiveFrom(await loadDraft(id));
        throw failure;
      }
    },
    staleTime: 0,
    gcTime: keptMs,
    retry: false,
  };
}

/**
 * The document of the draft, made again with every change; of `frozen` while that is set. `isBehind` while the draft is newer
 * than the document.
 */
export function useDocument(frozen: Draft | null) {
  const { store, sync, setMade } = useWizard();
  const typed = useDraft((draft) => draft);
  const [rested] = useDebouncedValue(typed, restMs);
  const contentKey = contentKeyOf(frozen ?? rested);
  const made = useQuery(documentQuery({ store, sync }, frozen ?? rested));
  const { data } = made;
  useEffect(() => {
    if (data?.status === 'made') setMade(data);
  }, [data, setMade]);
  return { ...made, contentKey, isBehind: frozen === null && rested !== typed };
}
