import { Problem } from '@gosds/contract/problem';
import type { StaffPage } from '@gosds/contract/staff/public-pages';
import { publicUrlOf } from '../documents/public-page.ts';
import type { PublishedPage } from '../documents/public-page-store.ts';
import type { Stores } from '../unit-of-work.ts';
import { changed, type StaffDeps } from './edit-users.ts';

async function pageOf({ publicPages }: Stores, key: string): Promise<PublishedPage> {
  const page = await publicPages.findPublished(key);
  if (!page) throw new Problem('not-found');
  return page;
}

/** A page that its owner published at least once. It may stay when the account is deleted, so that staff alone can close it. */
export const findPage =
  ({ work, baseUrl }: StaffDeps & { readonly baseUrl: string }) =>
  async (key: string): Promise<StaffPage> => {
    const { documentId: _document, publishedAt, ...page } = await pageOf(work.stores, key);
    return { ...page, url: publicUrlOf(baseUrl, key), publishedAt: publishedAt.toISOString() };
  };

type Setting = {
  readonly staffId: string;
  readonly key: string;
  readonly isPublished: boolean;
  readonly reason: string;
};

/** Closes a page, or opens it again, and logs it. */
export const setPage =
  ({ work, clock }: StaffDeps) =>
  ({ staffId, key, isPublished, reason }: Setting): Promise<void> =>
    work.transaction(async (stores) => {
      const page = await pageOf(stores, key);
      if (page.isPublished === isPublished) return;
      const userId = (await stores.documents.find(page.documentId))?.userId ?? null;
      const detail = [...changed('page', null, key), ...changed('reason', null, reason)];
      const kind = isPublished ? 'opened-page' : 'closed-page';
      await stores.staff.record({ staffId, userId, kind, detail }, clock());
      if (isPublished) await stores.publicPages.reopen(page.documentId);
      else await stores.publicPages.withdraw(page.documentId, clock());
    });
