import { useCallback, useMemo } from 'react';
import { useShortcut } from '../../../ui/shortcuts.ts';
import { changedPath } from './changed-path.ts';
import { draftReducers, type DraftStore } from '../state/draft-store.ts';
import { flashInput } from './focus-input.ts';
import { stepOfPath, type StepId } from '../state/journey.ts';

type Place = {
  readonly current: StepId;
  readonly goTo: (step: StepId, inputPath?: string) => void;
};

/** Undo and redo that show where they act: they open the step, and the field lights up. */
export function useUndo(store: DraftStore, { current, goTo }: Place) {
  const go = useCallback(
    (way: 'undo' | 'redo') => {
      const before = store.getState().draft;
      store.setState((state) => draftReducers[way](state), true);
      const path = changedPath(before, store.getState().draft);
      const step = path === undefined ? undefined : stepOfPath(path);
      if (path === undefined || step === undefined) return;
      if (step !== current) goTo(step, path);
      flashInput(path);
    },
    [store, current, goTo],
  );
  return useMemo(
    () => ({
      undo: () => {
        go('undo');
      },
      redo: () => {
        go('redo');
      },
    }),
    [go],
  );
}

/** Undo shortcuts for the whole draft; dialogs and inputs outside the form keep their own undo. */
export function useUndoKeys({ undo, redo }: ReturnType<typeof useUndo>): void {
  const on = (go: () => void) => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [data-own-undo]')) return;
    event.preventDefault();
    go();
  };
  useShortcut('undo', on(undo));
  useShortcut('redo', on(redo));
}
