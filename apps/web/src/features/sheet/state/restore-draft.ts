import type { Draft } from '@gosds/sheet/draft/draft';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { openDraft, receive, type DraftState } from './draft-store.ts';
import type { LocalCopy } from './local-copy.ts';

/**
 * The server's draft with what this device had not sent yet: merged where the server's moved on meanwhile. Who only reads sees the
 * server's; what this device holds stays there.
 */
export function restoreDraft(saved: SavedDraft, copy: LocalCopy | undefined): DraftState {
  if (!copy || saved.isReadOnly) return openDraft(saved);
  const left = openDraft({ ...saved, version: copy.version, draft: copy.base });
  return receive({ ...left, draft: copy.draft }, saved);
}

/** Ids of rows that this device alone holds as they are: nobody asked the catalogue for them before the page was closed. */
export function rowsToLookUp(before: Draft, restored: Draft): readonly string[] {
  const saved = new Map(before.ingredients.map((row) => [row.id, row]));
  return restored.ingredients
    .filter(({ id, name, casNumber, materialId, handClassification }) => {
      const old = saved.get(id);
      const isTyped = name !== (old?.name ?? '') || casNumber !== (old?.casNumber ?? '');
      return isTyped && materialId === null && handClassification === null;
    })
    .map(({ id }) => id);
}
