import { useCallback } from 'react';
import { rememberPaidLanguage } from './same-sds.ts';
import { useEdit, useWizard, useWizardUi } from './wizard-context.ts';
import { uncomplete } from './wizard-ui-store.ts';

export type SameSds = {
  /** Language of the paid sheet; null outside the mode. */
  readonly paidLanguage: string | null;
  /** Makes the paid sheet in this language: from its preview on, with all else locked. */
  readonly begin: (tag: string) => void;
  /** The new language is paid, or was given up: the whole sheet is open again. */
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
      // Undo would lead past the change of language into what is locked, or out of what is open again.
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
