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

/** The parts of the draft that determine the codes, as text; changes of the review itself do not affect it. */
const contentOf = (draft: Draft): string => {
  const { description, ingredients, properties } = withoutDepartures(draft);
  return JSON.stringify([description.country, ingredients, properties]);
};

/** The codes computed in this page; undefined until its engine is loaded. */
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
 * The codes that the rules assign. Asks the service once per setting of the C&L box. Until it answers, or if it fails,
 * uses the codes of the page; both come from the same rules.
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
        return await codesOfSaved({ draftId: id, version: store.getState().version, CandLActive: candLActive });
      } catch (failure) {
        // Another tab may have changed the draft.
        if (failure instanceof ApiProblem && failure.code === 'draft-changed') sync.receiveFrom(await loadDraft(id));
        throw failure;
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // Without a network the call fails visibly instead of waiting.
    networkMode: 'always',
  });
  useEffect(() => {
    if (error) logError(error, 'hazard-codes');
  }, [error]);
  return { codes: data ?? ofPage, isAsking: isFetching, error, ask: () => void refetch() };
}
