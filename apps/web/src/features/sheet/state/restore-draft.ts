import type { Draft } from '@gosds/sheet/draft/draft';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { openDraft, receive, type DraftState } from './draft-store.ts';
import type { LocalCopy } from './local-copy.ts';

/**
 * The server's draft with the unsent changes of this device, merged if the server's draft is newer. A reader sees the
 * server's draft; the changes stay stored on this device.
 */
export function restoreDraft(saved: SavedDraft, copy: LocalCopy | undefined): DraftState {
  if (!copy || saved.isReadOnly) return openDraft(saved);
  const left = openDraft({ ...saved, version: copy.version, draft: copy.base });
  return receive({ ...left, draft: copy.draft }, saved);
}

/** Ids of rows that differ from the saved draft: the catalogue was not asked about them before the page closed. */
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
