import type { Draft } from '@gosds/sheet/draft/draft';
import type { DraftStore } from '../state/draft-store.ts';
import { stepIds } from '../state/journey.ts';
import { isSameDraft, mergeDrafts } from '../state/merge-drafts.ts';
import { openPanelChannel, type FormState, type PanelMessage } from '../state/panel-channel.ts';
import { panelWindowPath } from '../state/panel-window.ts';
import type { WizardUiStore } from '../state/wizard-ui-store.ts';

export type FormLink = {
  /** Goes to an input in the form. */
  readonly go: (path: string) => void;
  /** Opens another sheet, in the form and in this window. */
  readonly open: (draftId: string) => void;
  readonly close: () => void;
};

type Stores = { readonly store: DraftStore; readonly ui: WizardUiStore };

/** Time to wait for an answer; an open form answers at once. */
const patienceMs = 1500;

/** Takes over from the form which parts of the sheet the user has seen. */
function takeSeen(ui: WizardUiStore, { field, visited, touched }: FormState): void {
  const steps = stepIds.filter((id) => visited.includes(id));
  ui.setState({ field, visited: new Set(steps), touched: new Set(touched) });
}

type SendEdit = (base: Draft, draft: Draft) => void;

/** Mirrors the form's draft. Sends edits made here, and merges them with what the form sends meanwhile. */
function mirrorDraft({ store, ui }: Stores, sendEdit: SendEdit) {
  const mirror = { known: store.getState().draft, isTaking: false };
  const send = () => {
    const { draft } = store.getState();
    if (!mirror.isTaking && !isSameDraft(draft, mirror.known)) sendEdit(mirror.known, draft);
  };
  const take = (form: FormState) => {
    const { draft: mine } = store.getState();
    const isMine = !isSameDraft(mine, mirror.known);
    const draft = isMine ? mergeDrafts({ base: mirror.known, mine, theirs: form.draft }).draft : form.draft;
    mirror.known = form.draft;
    mirror.isTaking = true;
    store.setState({ draft, version: form.version, status: form.isSaved ? 'saved' : 'changed' });
    mirror.isTaking = false;
    takeSeen(ui, form);
    if (isMine) send();
  };
  const stop = store.subscribe((state, before) => {
    if (state.draft !== before.draft) send();
  });
  return { take, stop };
}

/** Calls back when the window closes. */
function onLeave(leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Shows the same sheet as the form, and sends edits made here to the form. `onLinked` learns whether a form is there.
 */
export function followForm(stores: Stores, onLinked: (isLinked: boolean) => void): FormLink {
  const { id: draftId } = stores.store.getState();
  const link: { formId: string | null } = { formId: null };
  const ask = (message: (formId: string) => PanelMessage) => {
    if (link.formId !== null) channel.tell(message(link.formId));
  };
  const mirror = mirrorDraft(stores, (base, draft) => {
    ask((formId) => ({ kind: 'edit', draftId, formId, base, draft }));
  });
  const join = (formId: string) => {
    if (link.formId !== null) return;
    link.formId = formId;
    channel.tell({ kind: 'window', draftId });
    onLinked(true);
  };
  const channel = openPanelChannel(draftId, (message) => {
    if (message.kind === 'bring-back') window.close();
    if (message.kind === 'form') join(message.formId);
    if (!('formId' in message) || message.formId !== link.formId) return;
    if (message.kind === 'form') mirror.take(message);
    if (message.kind !== 'form-closed') return;
    link.formId = null;
    onLinked(false);
  });
  const leave = onLeave(() => {
    channel.tell({ kind: 'window-closed', draftId });
  });
  const timer = setTimeout(() => {
    if (link.formId === null) onLinked(false);
  }, patienceMs);
  channel.tell({ kind: 'window', draftId });
  return {
    go: (path) => {
      ask((formId) => ({ kind: 'go', draftId, formId, path }));
    },
    open: (next) => {
      ask((formId) => ({ kind: 'open', draftId, formId, next }));
      window.location.assign(panelWindowPath(next));
    },
    close: () => {
      leave();
      clearTimeout(timer);
      mirror.stop();
      channel.close();
    },
  };
}
