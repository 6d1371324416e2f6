import { useCallback } from 'react';
import { rememberPaidLanguage } from './same-sds.ts';
import { useEdit, useWizard, useWizardUi } from './wizard-context.ts';
import { uncomplete } from './wizard-ui-store.ts';

export type SameSds = {
  /** Language of the paid sheet; null outside this mode. */
  readonly paidLanguage: string | null;
  /** Makes the paid sheet in this language, starting at its preview with all else locked. */
  readonly begin: (tag: string) => void;
  /** Unlocks the whole sheet: the new language was paid or given up. */
  readonly end: (way: 'paid' | 'given-up') => void;
};

/** Specification 2, section 4: the same sheet in another language. */
export function useSameSds(): SameSds {
  const { store, ui, goTo } = useWizard();
  const edit = useEdit();
  const paidLanguage = useWizardUi((state) => state.paidLanguage);
  const setLanguage = useCallback(
    (language: string) => {
      edit('description.language', (draft) => ({ ...draft, description: { ...draft.description, language } }));
      // Undo could otherwise change what is locked, or lock what is open again.
      store.setState((state) => ({ ...state, past: [], future: [] }), true);
    },
    [edit, store],
  );
  const set = useCallback(
    (language: string | null) => {
      rememberPaidLanguage(store.getState().id, language);
      ui.setState({ paidLanguage: language });
    },
    [store, ui],
  );
  const begin = useCallback(
    (tag: string) => {
      set(store.getState().draft.description.language);
      setLanguage(tag);
      ui.setState((state) => uncomplete(uncomplete(state, 'preview'), 'checkout'), true);
      goTo('preview');
    },
    [set, setLanguage, store, ui, goTo],
  );
  const end = useCallback(
    (way: 'paid' | 'given-up') => {
      const { paidLanguage: before } = ui.getState();
      if (before === null) return;
      if (way === 'given-up') setLanguage(before);
      set(null);
    },
    [set, setLanguage, ui],
  );
  return { paidLanguage, begin, end };
}
