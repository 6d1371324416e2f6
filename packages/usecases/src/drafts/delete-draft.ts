import { Problem } from '@gosds/contract/problem';
import { refuseOnDraft } from '../teams/may-in-team.ts';
import type { DraftDeps, Owned } from './draft-deps.ts';
import type { StoredDraft } from './draft-store.ts';

/**
 * Deletes a draft that no order uses. The draft can be restored until the storage is cleaned. A repeated call changes
 * nothing.
 */
export const deleteDraft =
  ({ work, clock }: Pick<DraftDeps, 'work' | 'clock'>) =>
  ({ id, userId }: Owned): Promise<void> =>
    work.transaction(async ({ drafts, orders }) => {
      await refuseOnDraft({ drafts }, { id, userId }, 'delete');
      const wasThere = await drafts.remove({ id, userId }, clock());
      if (wasThere && (await orders.isCommitted({ draftId: id, userId }))) throw new Problem('draft-is-paid');
    });

/** Restores a deleted draft. Throws Problem `not-found` if it is gone for good. */
export const restoreDraft =
  ({ work }: Pick<DraftDeps, 'work'>) =>
  async (key: Owned): Promise<StoredDraft> => {
    const restored = await work.stores.drafts.restore(key);
    if (!restored) throw new Problem('not-found');
    return restored;
  };
