import { isDeepStrictEqual } from 'node:util';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { Problem } from '@gosds/contract/problem';
import { mayWith, refuseWithout } from '../teams/may-in-team.ts';
import type { DraftDeps } from './draft-deps.ts';
import { checkSize, hasTooManyRows } from './draft-quota.ts';
import type { DraftSave, StoredDraft } from './draft-store.ts';

/** A draft as the web holds it. */
export const toSavedDraft = (stored: StoredDraft): SavedDraft => ({
  id: stored.id,
  version: stored.version,
  savedAt: stored.savedAt.toISOString(),
  draft: stored.draft,
  ...(!mayWith(stored, 'write') && { isReadOnly: true }),
});

/**
 * Saves on the version that was read. When another save came first, the problem contains the present draft. When that was this
 * same save, whose answer was lost, it counts as done.
 */
export const saveDraft =
  ({ work, clock, maxIngredients }: DraftDeps) =>
  async (save: DraftSave): Promise<StoredDraft> => {
    const { drafts } = work.stores;
    await checkSize(drafts, save.userId, save.draft);
    // A sheet of more rows, of days when the limit was higher, goes on as it is.
    if (hasTooManyRows(save.draft, maxIngredients)) {
      const stored = await drafts.find(save);
      if (stored && hasTooManyRows(save.draft, stored.draft.ingredients.length))
        throw new Problem('too-many-ingredients');
    }
    const saved = await drafts.save(save, clock());
    if (saved) return saved;
    const current = await drafts.find(save);
    if (!current) throw new Problem('not-found');
    refuseWithout(current, 'write');
    const isRepeated = current.version === save.version + 1 && isDeepStrictEqual(current.draft, save.draft);
    if (!isRepeated) throw new Problem('draft-changed', { current: toSavedDraft(current) });
    return current;
  };
