import type { TouchedSheet } from '@gosds/contract/watch/watch-page';
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
});

/** What changes outside touch of the user's sheets, the latest first. */
export const ownWatch =
  ({ work }: { readonly work: UnitOfWork }) =>
  async (userId: string) => {
    const { found, total } = await work.stores.watch.findingsOf(userId, policy.watch.listed);
    return { touched: found.map(toTouched), total };
  };
