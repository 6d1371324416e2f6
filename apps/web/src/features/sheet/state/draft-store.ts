import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import type { Draft } from '@gosds/sheet/draft/draft';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { edit, redo, startHistory, undo, type DraftChange, type DraftHistory } from './draft-history.ts';
import { isSameDraft, mergeDrafts, type Merge } from './merge-drafts.ts';

/**
 * `saved`: the server has it. `changed`: kept on this device, to be sent. `offline` and `failed`: kept on this device,
 * sent again later. `conflict`: both sides changed the same field, and the user chooses.
 */
type SaveStatus = 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'conflict';

export type DraftState = DraftHistory & {
  readonly id: string;
  /** The version and content that the server acknowledged last. */
  readonly version: number;
  readonly base: Draft;
  /** ISO time of the last save on the server. */
  readonly savedAt: string;
  readonly status: SaveStatus;
  /** Of a team in which the user only reads: nothing of it changes here. */
  readonly isReadOnly?: true;
  readonly conflict: { readonly merge: Merge; readonly theirs: SavedDraft } | null;
};

export type DraftStore = StoreApi<DraftState>;

export function openDraft(saved: SavedDraft): DraftState {
  const { id, version, savedAt, draft, isReadOnly } = saved;
  const opened = {
    ...startHistory(draft),
    id,
    version,
    savedAt,
    base: draft,
    status: 'saved' as const,
    conflict: null,
  };
  return isReadOnly ? { ...opened, isReadOnly } : opened;
}

export const createDraftStore = (saved: SavedDraft): DraftStore => createStore(() => openDraft(saved));

export const hasUnsaved = ({ draft, base }: DraftState): boolean => !isSameDraft(draft, base);

const changed = (state: DraftState, history: DraftHistory): DraftState => {
  if (state.isReadOnly || history.draft === state.draft) return state;
  const status = state.status === 'conflict' || state.status === 'saving' ? state.status : 'changed';
  return { ...state, ...history, status };
};

/** What the screens do to a draft. `now` is given in milliseconds, since reducers know no clock. */
export const draftReducers = {
  edit: (state: DraftState, change: DraftChange, { field, now }: { field: string; now: number }): DraftState =>
    changed(state, edit(state, change, { field, at: now })),
  undo: (state: DraftState): DraftState => changed(state, undo(state)),
  redo: (state: DraftState): DraftState => changed(state, redo(state)),
  /** Back to a draft of before, with all that followed it; as it is where that draft is too long ago. */
  undoTo: (state: DraftState, before: Draft): DraftState => {
    const at = state.past.lastIndexOf(before);
    if (at === -1) return state;
    const steps = state.past.length - at;
    return Array.from({ length: steps }).reduce<DraftState>((each) => changed(each, undo(each)), state);
  },
};

/** The server took `sent`; what was typed meanwhile is still to be sent. */
export function acknowledge(
  state: DraftState,
  answer: { readonly version: number; readonly savedAt: string },
  sent: Draft,
): DraftState {
  const status = isSameDraft(state.draft, sent) ? 'saved' : 'changed';
  return { ...state, ...answer, base: sent, status };
}

/**
 * The server holds a newer draft. What does not meet is merged; a field that both changed waits for the user. The steps
 * of undo end here, since going back over them would take back the other side's changes too.
 */
export function receive(state: DraftState, theirs: SavedDraft): DraftState {
  const merge = mergeDrafts({ base: state.base, mine: state.draft, theirs: theirs.draft });
  if (merge.conflicts.length > 0) return { ...state, status: 'conflict', conflict: { merge, theirs } };
  return adopt(state, theirs, merge.draft);
}

/** Goes on from the server's draft with `draft` as what the user has now. */
export function adopt(state: DraftState, theirs: SavedDraft, draft: Draft): DraftState {
  const opened = { ...openDraft(theirs), ...startHistory(draft) };
  const isKept = isSameDraft(draft, state.draft);
  const history = isKept ? { past: state.past, future: state.future } : {};
  return { ...opened, ...history, status: hasUnsaved(opened) ? 'changed' : 'saved' };
}
