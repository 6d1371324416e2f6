import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import type { Draft } from '@gosds/sheet/draft/draft';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { edit, redo, startHistory, undo, type DraftChange, type DraftHistory } from './draft-history.ts';
import { isSameDraft, mergeDrafts, type Merge } from './merge-drafts.ts';

/**
 * `saved`: on the server. `changed`: on this device, about to be sent. `offline` and `failed`: on this device, sent
 * again later. `conflict`: both sides changed the same field, and the user chooses.
 */
type SaveStatus = 'saved' | 'changed' | 'saving' | 'offline' | 'failed' | 'conflict';

export type DraftState = DraftHistory & {
  readonly id: string;
  /** The last version and content that the server confirmed. */
  readonly version: number;
  readonly base: Draft;
  /** ISO time of the last save on the server. */
  readonly savedAt: string;
  readonly status: SaveStatus;
  /** Set if the user may only read the draft in the team; it cannot be changed here. */
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

/** The changes of the screens to a draft. `now` is in milliseconds, since reducers do not read the clock. */
export const draftReducers = {
  edit: (state: DraftState, change: DraftChange, { field, now }: { field: string; now: number }): DraftState =>
    changed(state, edit(state, change, { field, at: now })),
  undo: (state: DraftState): DraftState => changed(state, undo(state)),
  redo: (state: DraftState): DraftState => changed(state, redo(state)),
  /**
   * Returns to an earlier draft and undoes everything after it; unchanged if that draft is no longer in the history.
   */
  undoTo: (state: DraftState, before: Draft): DraftState => {
    const at = state.past.lastIndexOf(before);
    if (at === -1) return state;
    const steps = state.past.length - at;
    return Array.from({ length: steps }).reduce<DraftState>((each) => changed(each, undo(each)), state);
  },
};

/** The server saved `sent`; later input still has to be sent. */
export function acknowledge(
  state: DraftState,
  answer: { readonly version: number; readonly savedAt: string },
  sent: Draft,
): DraftState {
  const status = isSameDraft(state.draft, sent) ? 'saved' : 'changed';
  return { ...state, ...answer, base: sent, status };
}

/**
 * Takes over a newer draft of the server. Merges separate changes; a field that both sides changed waits for the user.
 * Clears the undo steps, since undoing them would revert the other side's changes too.
 */
export function receive(state: DraftState, theirs: SavedDraft): DraftState {
  const merge = mergeDrafts({ base: state.base, mine: state.draft, theirs: theirs.draft });
  if (merge.conflicts.length > 0) return { ...state, status: 'conflict', conflict: { merge, theirs } };
  return adopt(state, theirs, merge.draft);
}

/** Continues from the server's draft, with `draft` as the user's current one. */
export function adopt(state: DraftState, theirs: SavedDraft, draft: Draft): DraftState {
  const opened = { ...openDraft(theirs), ...startHistory(draft) };
  const isKept = isSameDraft(draft, state.draft);
  const history = isKept ? { past: state.past, future: state.future } : {};
  return { ...opened, ...history, status: hasUnsaved(opened) ? 'changed' : 'saved' };
}
