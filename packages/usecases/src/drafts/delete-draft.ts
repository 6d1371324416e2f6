import { Problem } from '@gosds/contract/problem';
import { refuseOnDraft } from '../teams/may-in-team.ts';
import type { DraftDeps, Owned } from './draft-deps.ts';
import type { StoredDraft } from './draft-store.ts';

/** Deletes a draft that no order is bound to; it can be brought back until storage is cleaned. A repeated call changes nothing. */
export const deleteDraft =
  ({ work, clock }: Pick<DraftDeps, 'work' | 'clock'>) =>
  ({ id, userId }: Owned): Promise<void> =>
    work.transaction(async ({ drafts, orders }) => {
      await refuseOnDraft({ drafts }, { id, userId }, 'delete');
      const wasThere = await drafts.remove({ id, userId }, clock());
      if (wasThere && (await orders.isCommitted({ draftId: id, userId }))) throw new Problem('draft-is-paid');
    });

/** Brings a deleted draft back; Problem `not-found` where it is gone for good. */
export const restoreDraft =
  ({ work }: Pick<DraftDeps, 'work'>) =>
  async (key: Owned): Promise<StoredDraft> => {
    const restored = await work.stores.drafts.restore(key);
    if (!restored) throw new Problem('not-found');
    return restored;
  };
