import { useEffect, useEffectEvent, useState } from 'react';
import { draftReducers, type DraftStore } from '../state/draft-store.ts';
import { mergeDrafts } from '../state/merge-drafts.ts';
import { openPanelChannel, type FormState, type PanelMessage } from '../state/panel-channel.ts';
import { useWizard } from '../state/wizard-context.ts';
import type { WizardUiStore } from '../state/wizard-ui-store.ts';

type Stores = { readonly store: DraftStore; readonly ui: WizardUiStore };

function stateOf({ store, ui }: Stores, formId: string): FormState {
  const { id: draftId, draft, version, status } = store.getState();
  const { field, visited, touched } = ui.getState();
  const seen = { field, visited: [...visited], touched: [...touched] };
  return { kind: 'form', draftId, formId, draft, version, isSaved: status === 'saved', ...seen };
}

/** Merges an edit of the panel window into the current draft. */
function takeOver(store: DraftStore, { base, draft }: Extract<PanelMessage, { kind: 'edit' }>): void {
  const merge = mergeDrafts({ base, mine: store.getState().draft, theirs: draft });
  store.setState((state) => draftReducers.edit(state, () => merge.draft, { field: 'panel', now: Date.now() }), true);
}

/** Sends the sheet's state to a panel window while there is one. Returns a function that disconnects. */
function connect(stores: Stores, formId: string, hear: (message: PanelMessage) => void): () => void {
  const { store, ui } = stores;
  const draftId = store.getState().id;
  const channel = openPanelChannel(draftId, (message) => {
    if (message.kind === 'window') tell();
    hear(message);
  });
  const tell = () => {
    channel.tell(stateOf(stores, formId));
  };
  const tellWindow = () => {
    if (ui.getState().isPanelDetached) tell();
  };
  const subscriptions = [store.subscribe(tellWindow), ui.subscribe(tellWindow)];
  const leave = () => {
    channel.tell({ kind: 'form-closed', draftId, formId });
  };
  window.addEventListener('pagehide', leave);
  // A window that is already open answers.
  tell();
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
    for (const unsubscribe of subscriptions) unsubscribe();
    channel.close();
  };
}

/**
 * Connects the panel's own window, if there is one, with the form: it shows the current draft, and its links lead here.
 */
export function PanelLink() {
  const { store, ui, goToInput, openSheet } = useWizard();
  const [formId] = useState(() => crypto.randomUUID());
  const hear = useEffectEvent((message: PanelMessage) => {
    if (message.kind === 'window') ui.setState({ isPanelDetached: true });
    if (message.kind === 'window-closed') ui.setState({ isPanelDetached: false });
    if (!('formId' in message) || message.formId !== formId) return;
    if (message.kind === 'edit') takeOver(store, message);
    if (message.kind === 'open') openSheet(message.next);
    if (message.kind !== 'go') return;
    window.focus();
    goToInput(message.path);
  });
  useEffect(() => connect({ store, ui }, formId, hear), [store, ui, formId]);
  return null;
}
