import { Problem } from '@gosds/contract/problem';
import { type Draft, emptyDraft } from '@gosds/sheet/draft/draft';
import type { Stores } from '../unit-of-work.ts';
import type { DraftDeps, Owned } from './draft-deps.ts';
import { makeRoom } from './draft-quota.ts';
import type { StoredDraft } from './draft-store.ts';

async function add(stores: Stores, draft: { userId: string; draft: Draft }, now: Date): Promise<StoredDraft> {
  await makeRoom(stores.drafts, draft.userId);
  return stores.drafts.add(draft, now);
}

export type CreateDraft = (request: {
  readonly userId: string;
  readonly draft?: Draft | undefined;
}) => Promise<StoredDraft>;

export const createDraft =
  ({ work, clock }: DraftDeps): CreateDraft =>
  ({ userId, draft = emptyDraft() }) =>
    work.transaction(async (stores) => {
      await stores.drafts.lockUser(userId);
      return add(stores, { userId, draft }, clock());
    });

/** Two windows that open at once get the same draft. */
export const currentDraft =
  ({ work, clock }: DraftDeps) =>
  (userId: string): Promise<StoredDraft> =>
    work.transaction(async (stores) => {
      await stores.drafts.lockUser(userId);
      const latest = await stores.drafts.findLatest(userId);
      return latest ?? add(stores, { userId, draft: emptyDraft() }, clock());
    });

export const getDraft =
  ({ work }: DraftDeps) =>
  async (key: Owned): Promise<StoredDraft> => {
    const draft = await work.stores.drafts.find(key);
    if (!draft) throw new Problem('not-found');
    return draft;
  };
