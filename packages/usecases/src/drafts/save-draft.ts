import { isDeepStrictEqual } from 'node:util';
import type { SavedDraft } from '@gosds/contract/drafts/draft-fields';
import { Problem } from '@gosds/contract/problem';
import { mayWith, refuseWithout } from '../teams/may-in-team.ts';
import type { DraftDeps } from './draft-deps.ts';
import { checkSize, hasTooManyRows } from './draft-quota.ts';
import type { DraftSave, StoredDraft } from './draft-store.ts';

/** A draft in the form that the web app uses. */
export const toSavedDraft = (stored: StoredDraft): SavedDraft => ({
  id: stored.id,
  version: stored.version,
  savedAt: stored.savedAt.toISOString(),
  draft: stored.draft,
  ...(!mayWith(stored, 'write') && { isReadOnly: true }),
});

/**
 * Saves a change of the given version. If another save came first, the Problem contains the present draft. A repetition
 * of the same save, whose answer was lost, succeeds.
 */
export const saveDraft =
  ({ work, clock, maxIngredients }: DraftDeps) =>
  async (save: DraftSave): Promise<StoredDraft> => {
    const { drafts } = work.stores;
    await checkSize(drafts, save.userId, save.draft);
    // A sheet that has more rows from a time with a higher limit may be saved as long as it does not grow.
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
