import type { Draft } from '../draft/draft.ts';
import { isBlank } from '../draft/is-blank.ts';

export type ReviewItem = Draft['review']['items'][number];
export type ReviewStatus = ReviewItem['status'];

const next: Readonly<Record<ReviewStatus, ReviewStatus>> = {
  generated: 'deleted',
  deleted: 'generated',
  'user-defined': '',
  '': 'user-defined',
};

/** The status after a click. */
export const toggled = (status: ReviewStatus): ReviewStatus => next[status];

/** True for a status that the user set against the calculation. */
export const departs = (status: ReviewStatus): status is 'deleted' | 'user-defined' =>
  status === 'deleted' || status === 'user-defined';

/** True if the item counts on the sheet. */
export const isOnSheet = (status: ReviewStatus): boolean => status === 'generated' || status === 'user-defined';

/** A user's change stands until withdrawn. Otherwise the calculation decides. */
export function statusOf(
  stored: ReviewItem | undefined,
  { isGenerated }: { readonly isGenerated: boolean },
): ReviewStatus {
  if (stored && departs(stored.status)) return stored.status;
  return isGenerated ? 'generated' : '';
}

/**
 * True if a source is given. In an older draft `source` is undefined, because one text held both evidence and source.
 */
export const isSourced = ({ source }: ReviewItem): boolean => source === undefined || !isBlank(source);

/** True if both evidence and source are given. Without them a change does not count. */
export const hasEvidence = (item: ReviewItem): boolean => !isBlank(item.evidence) && isSourced(item);

const holdsText = ({ evidence, source = '', organs = '' }: ReviewItem): boolean => evidence + source + organs !== '';

/** The items after a click on an item with this status. Texts that the user typed stay. */
export function toggleItem(
  items: readonly ReviewItem[],
  { id, status }: { readonly id: string; readonly status: ReviewStatus },
): ReviewItem[] {
  const known = items.find((item) => item.id === id);
  const changed: ReviewItem = { ...(known ?? { id, evidence: '', source: '' }), status: toggled(status) };
  if (!departs(changed.status) && !holdsText(changed)) return items.filter((item) => item !== known);
  return known ? items.map((item) => (item === known ? changed : item)) : [...items, changed];
}
