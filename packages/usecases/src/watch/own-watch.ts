import type { TouchedSheet } from '@gosds/contract/watch/watch-page';
import { Problem } from '@gosds/contract/problem';
import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { FoundByWatch } from './watch-store.ts';

const toTouched = ({
  id,
  foundAt,
  draftId,
  documentId,
  isDraftThere,
  isReplaced,
  readAt,
  ...found
}: FoundByWatch): TouchedSheet => ({
  id,
  foundAt: foundAt.toISOString(),
  productName: found.productName,
  country: found.country,
  language: found.language,
  isPublished: documentId !== null,
  isReplaced,
  draftId: isDraftThere ? draftId : null,
  effect: found.effect,
  readAt: readAt?.toISOString() ?? null,
});

/** Marks a finding as read or unread. Returns when it was first read; null if unread. */
export const markWatch =
  ({ work, clock }: { readonly work: UnitOfWork; readonly clock: Clock }) =>
  async (finding: { readonly id: string; readonly userId: string }, isRead: boolean): Promise<Date | null> => {
    const marked = await work.stores.watch.mark(finding, isRead ? clock() : null);
    if (!marked) throw new Problem('not-found');
    return marked.readAt;
  };

/** Effects of outside changes on the user's sheets, latest first. */
export const ownWatch =
  ({ work }: { readonly work: UnitOfWork }) =>
  async (userId: string) => {
    const { found, total } = await work.stores.watch.findingsOf(userId, policy.watch.listed);
    return { touched: found.map(toTouched), total };
  };

export const readNotices =
  ({ work, clock }: { readonly work: UnitOfWork; readonly clock: Clock }) =>
  (userId: string, ids: readonly string[]): Promise<void> =>
    work.stores.watch.markRead(ids, userId, clock());
