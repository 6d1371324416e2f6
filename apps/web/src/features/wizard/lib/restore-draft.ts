import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { openDraft, receive, type DraftState } from './draft-store.ts';
import type { LocalCopy } from './local-copy.ts';

/** The server's draft with what this device had not sent yet: merged where the server's moved on meanwhile. */
export function restoreDraft(saved: SavedDraft, copy: LocalCopy | undefined): DraftState {
  if (!copy) return openDraft(saved);
  const left = openDraft({ ...saved, version: copy.version, draft: copy.base });
  return receive({ ...left, draft: copy.draft }, saved);
}
