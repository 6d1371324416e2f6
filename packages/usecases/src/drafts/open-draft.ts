import { isDeepStrictEqual } from 'node:util';
import { Problem } from '@gosds/contract/problem';
import { draftOfCompany, emptyCompanyProfile } from '@gosds/sheet/draft/company-profile';
import type { Draft } from '@gosds/sheet/draft/draft';
import type { Stores } from '../unit-of-work.ts';
import type { DraftDeps, Owned } from './draft-deps.ts';
import { hasTooManyRows, makeRoom } from './draft-quota.ts';
import type { NewDraft, StoredDraft } from './draft-store.ts';

async function add(stores: Stores, draft: NewDraft, now: Date): Promise<StoredDraft> {
  await makeRoom(stores.drafts, draft.userId);
  return stores.drafts.add(draft, now);
}

/**
 * Begins a new sheet with the data of the company profile. Reuses a sheet that was begun but left empty, so that empty
 * sheets do not pile up.
 */
async function begin(stores: Stores, userId: string, now: Date): Promise<StoredDraft> {
  const draft = draftOfCompany((await stores.companyProfiles.find(userId)) ?? emptyCompanyProfile());
  const left = await stores.drafts.findUntouched(userId);
  if (left === undefined) return add(stores, { userId, draft, isUntouched: true }, now);
  if (isDeepStrictEqual(left.draft, draft)) return left;
  const { id, version } = left;
  return (await stores.drafts.save({ id, userId, version, draft, isUntouched: true }, now)) ?? left;
}

export type CreateDraft = (request: {
  readonly userId: string;
  readonly draft?: Draft | undefined;
}) => Promise<StoredDraft>;

export const createDraft =
  ({ work, clock, maxIngredients }: DraftDeps): CreateDraft =>
  ({ userId, draft }) =>
    work.transaction(async (stores) => {
      if (draft && hasTooManyRows(draft, maxIngredients)) throw new Problem('too-many-ingredients');
      await stores.drafts.lockUser(userId);
      return draft === undefined ? begin(stores, userId, clock()) : add(stores, { userId, draft }, clock());
    });

/** Returns the same draft to two windows that open at once. */
export const currentDraft =
  ({ work, clock }: DraftDeps) =>
  (userId: string): Promise<StoredDraft> =>
    work.transaction(async (stores) => {
      await stores.drafts.lockUser(userId);
      const latest = await stores.drafts.findLatest(userId);
      return latest ?? begin(stores, userId, clock());
    });

export const getDraft =
  ({ work }: DraftDeps) =>
  async (key: Owned): Promise<StoredDraft> => {
    const draft = await work.stores.drafts.find(key);
    if (!draft) throw new Problem('not-found');
    return draft;
  };
