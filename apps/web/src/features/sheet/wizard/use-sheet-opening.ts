import { useQueryClient } from '@tanstack/react-query';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsShown } from '../../../ui/use-is-shown.ts';
import { beginSheet, loadDraft } from '../state/draft-calls.ts';
import { rememberOpened } from '../state/opened-draft.ts';
import { focusInput } from './focus-input.ts';
import type { LeftSheet } from './left-sheet-notice.tsx';

export const draftKey = ['draft'];
const firstStep = 'description';
const firstInput = 'description.productName';
const newSheet = 'new';

/** Shows a loaded sheet at its first step. */
function useShow(): (saved: SavedDraft) => void {
  const queries = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const isShown = useIsShown();
  const waiting = useRef<SavedDraft | null>(null);
  const isAtFirstStep = query.get('step') === firstStep;
  // A ref, because the user may go to another step before the answer.
  const atFirstStep = useRef(isAtFirstStep);
  useEffect(() => {
    atFirstStep.current = isAtFirstStep;
    // Waits until the address has changed: otherwise a new sheet would open on the step of the previous one.
    if (!isAtFirstStep || waiting.current === null) return;
    queries.setQueryData(draftKey, waiting.current);
    waiting.current = null;
  }, [isAtFirstStep, queries]);
  return useCallback(
    (saved: SavedDraft) => {
      rememberOpened(saved.id);
      if (!isShown()) return;
      if (atFirstStep.current) {
        queries.setQueryData(draftKey, saved);
        return;
      }
      waiting.current = saved;
      setQuery({ step: firstStep });
    },
    [queries, setQuery, isShown],
  );
}

/** Opens another sheet in place of the open one: the one asked for last, even if an earlier answer comes later. */
export function useSheetOpening() {
  const show = useShow();
  const wanted = useRef<string>(undefined);
  const [left, setLeft] = useState<LeftSheet | null>(null);
  const startNew = useCallback(
    async (leaving: LeftSheet | null) => {
      // A second press makes no second sheet.
      if (wanted.current === newSheet) return;
      wanted.current = newSheet;
      try {
        const saved = await beginSheet();
        if (wanted.current !== newSheet) return;
        show(saved);
        setLeft(leaving?.id === saved.id ? null : leaving);
        focusInput(firstInput);
      } finally {
        if (wanted.current === newSheet) wanted.current = undefined;
      }
    },
    [show],
  );
  const openSheet = useCallback(
    async (id: string) => {
      wanted.current = id;
      const saved = await loadDraft(id);
      if (wanted.current !== id) return;
      show(saved);
      setLeft(null);
    },
    [show],
  );
  const closeNotice = useCallback(() => {
    setLeft(null);
  }, []);
  return { left, closeNotice, startNew, openSheet };
}
