import type { Draft } from '@gosds/sheet/draft/draft';
import { isSameDraft } from './merge-drafts.ts';

const maxSteps = 200;
/** Keys typed in one field within this time form one undo step. */
const typingPauseMs = 1200;

export type DraftHistory = {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The last edited field and the time, so that continuous typing makes one undo step. */
  readonly lastEdit: { readonly field: string; readonly at: number } | null;
};

export type DraftChange = (draft: Draft) => Draft;

export const startHistory = (draft: Draft): DraftHistory => ({ draft, past: [], future: [], lastEdit: null });

/**
 * Adds an undo step, unless the draft is unchanged. `field` names the edited input: further keys in it soon after join
 * the same step.
 */
export function edit(
  history: DraftHistory,
  change: DraftChange,
  { field, at }: { readonly field: string; readonly at: number },
): DraftHistory {
  const draft = change(history.draft);
  if (isSameDraft(draft, history.draft)) return history;
  const { lastEdit } = history;
  const goesOn = lastEdit?.field === field && at - lastEdit.at < typingPauseMs;
  const past = goesOn ? history.past : [...history.past.slice(1 - maxSteps), history.draft];
  return { draft, past, future: [], lastEdit: { field, at } };
}

export function undo(history: DraftHistory): DraftHistory {
  const previous = history.past.at(-1);
  if (!previous) return history;
  const { past, draft, future } = history;
  return { draft: previous, past: past.slice(0, -1), future: [draft, ...future], lastEdit: null };
}

export function redo(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { draft: next, past: [...history.past, history.draft], future, lastEdit: null };
}
