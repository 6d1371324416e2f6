import { useHotkeys } from '@mantine/hooks';
import { draftReducers, type DraftStore } from './draft-store.ts';

/** Ctrl+Z and Ctrl+Y over the whole draft; dialogs and inputs that are no part of it keep their own undo. */
export function useUndoKeys(store: DraftStore): void {
  const go = (way: 'undo' | 'redo') => (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [data-own-undo]')) return;
    event.preventDefault();
    store.setState((state) => draftReducers[way](state), true);
  };
  const keysStay = { preventDefault: false };
  useHotkeys(
    [
      ['mod+Z', go('undo'), keysStay],
      ['mod+shift+Z', go('redo'), keysStay],
      ['mod+Y', go('redo'), keysStay],
    ],
    [],
  );
}
