import type { Draft } from '@gosds/sheet/draft/draft';
import { calculatedCodes, withoutDepartures } from '@gosds/sheet/hazard-review/calculated-codes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { ApiProblem } from '../../../api/call.ts';
import { logError } from '../../../api/log-error.ts';
import { loadDraft } from '../state/draft-calls.ts';
import { useDraft, useWizard } from '../state/wizard-context.ts';
import { codesOfDocument, codesOfSaved } from './hazard-code-calls.ts';

/** What the codes follow from: the same text while only the review itself changes. */
const contentOf = (draft: Draft): string => {
  const { description, ingredients, properties } = withoutDepartures(draft);
  return JSON.stringify([description.country, ingredients, properties]);
};

/** The codes by the rules in this page; undefined until its engine is there. */
function useCodesOfPage(): readonly string[] | undefined {
  const { sheet } = useWizard();
  const facts = useStore(sheet, (state) => state.facts);
  return useMemo(() => {
    if (!facts) return undefined;
    const { draft, substances, listings, revisionDate } = facts;
    return calculatedCodes(draft, { substances, listings, asOf: revisionDate });
  }, [facts]);
}

export type HazardCodes = {
  /** Undefined until the page or the service has them. */
  readonly codes: readonly string[] | undefined;
  readonly isAsking: boolean;
  readonly error: Error | null;
  readonly ask: () => void;
};

/**
 * The codes that the rules generate. The service answers them, once for each setting of the C&L box; until it does, and where
 * it cannot, those of the page stand for them: both come of the same rules.
 */
export function useHazardCodes(): HazardCodes {
  const { store, sync } = useWizard();
  const draft = useDraft((each) => each);
  const { candLActive } = draft.review;
  const { id } = store.getState();
  const content = contentOf(draft);
  const settingAtEntry = useRef(candLActive);
  const ofPage = useCodesOfPage();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['hazard-codes', id, candLActive, content],
    queryFn: async () => {
      if (settingAtEntry.current === candLActive) return codesOfDocument(store.getState().draft);
      await sync.flush();
      try {
        return await codesOfSaved(id, store.getState().version, candLActive);
      } catch (failure) {
        // Another tab may have changed the draft meanwhile.
        if (failure instanceof ApiProblem && failure.code === 'draft-changed') sync.receiveFrom(await loadDraft(id));
        throw failure;
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network the call fails and says so; it does not wait in silence.
    networkMode: 'always',
  });
  useEffect(() => {
    if (error) logError(error, 'hazard-codes');
  }, [error]);
  return { codes: data ?? ofPage, isAsking: isFetching, error, ask: () => void refetch() };
}
