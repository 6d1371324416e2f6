import { notifications } from '@mantine/notifications';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { useEffect, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { firstWords } from '../../../words/words.ts';
import { noteLeaving } from './leaving.ts';
import { loadDraft, putDraft } from './draft-calls.ts';
import { findingsOf } from './draft-findings.ts';
import type { DraftState, DraftStore } from './draft-store.ts';
import { startDraftSync, type DraftSync } from './draft-sync.ts';
import { completedOnOpening, type StepId } from './journey.ts';
import { localCopies } from './local-copy.ts';
import { hasOpenImport } from './open-import.ts';
import { paidLanguageOf } from './same-sds.ts';
import { restoreDraft, rowsToLookUp } from './restore-draft.ts';
import { openTabChannel } from './tab-channel.ts';
import { seenOnOpening } from './seen-on-opening.ts';
import { createWizardUiStore, type WizardUiStore } from './wizard-ui-store.ts';

export type OpenWizard = { readonly store: DraftStore; readonly ui: WizardUiStore; readonly sync: DraftSync };

const copies = localCopies({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => {
    localStorage.setItem(key, value);
  },
  removeItem: (key) => {
    localStorage.removeItem(key);
  },
});

function completedSteps({ draft }: DraftState): readonly StepId[] {
  const link = new URLSearchParams(window.location.search).get('step');
  return completedOnOpening({ draft, findings: findingsOf(draft).all, order: null }, link);
}

function tellMerged(): void {
  const { title, text } = firstWords().journey.merged;
  notifications.show({ id: 'draft-merged', title, message: text });
}

function tellOtherTab(): void {
  const { title, text } = firstWords().journey.otherTab;
  notifications.show({ id: 'draft-other-tab', title, message: text });
}

function connect(store: DraftStore): DraftSync & { readonly disconnect: () => Promise<void> } {
  const { id } = store.getState();
  const sync = startDraftSync(store, {
    save: putDraft,
    copies,
    onSaved: (version) => {
      tabs.tellSaved(version);
    },
    onMerged: tellMerged,
  });
  const receive = (theirs: SavedDraft) => {
    sync.receiveFrom(theirs);
  };
  const tabs = openTabChannel(id, {
    onOtherTab: tellOtherTab,
    onSaved: (version) => {
      if (version > store.getState().version) loadDraft(id).then(receive, () => undefined);
    },
  });
  const flush = () => void sync.flush();
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('online', flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  document.addEventListener('focusout', flush);
  return {
    ...sync,
    disconnect: () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      document.removeEventListener('focusout', flush);
      tabs.close();
      return sync.stop();
    },
  };
}

/**
 * The store of an open sheet. While shown, it is connected to the copy on this device, the server and the other tabs.
 */
export function useOpenWizard(saved: SavedDraft): OpenWizard {
  const [store] = useState(() => createStore(() => restoreDraft(saved, copies.find(saved.id))));
  const [ui] = useState(() => {
    const opened = createWizardUiStore(completedSteps(store.getState()), paidLanguageOf(saved.id));
    opened.setState(seenOnOpening(store.getState().draft, opened.getState().completed));
    opened.setState({
      awaited: new Set(rowsToLookUp(saved.draft, store.getState().draft)),
      importing: hasOpenImport(saved.id) ? { text: null } : null,
    });
    return opened;
  });
  const connected = useRef<DraftSync | null>(null);
  const [sync] = useState<DraftSync>(() => ({
    flush: async () => connected.current?.flush(),
    receiveFrom: (theirs) => connected.current?.receiveFrom(theirs),
    choose: (choices) => connected.current?.choose(choices),
    stop: async () => connected.current?.stop(),
  }));
  useEffect(() => {
    const { disconnect, ...opened } = connect(store);
    connected.current = opened;
    void opened.flush();
    return () => {
      noteLeaving(disconnect());
    };
  }, [store]);
  return { store, ui, sync };
}
