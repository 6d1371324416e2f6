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

/** The status that a click leads to. */
export const toggled = (status: ReviewStatus): ReviewStatus => next[status];

/** True of what the user changed against the calculation. */
export const departs = (status: ReviewStatus): status is 'deleted' | 'user-defined' =>
  status === 'deleted' || status === 'user-defined';

/** The item counts on the sheet. */
export const isOnSheet = (status: ReviewStatus): boolean => status === 'generated' || status === 'user-defined';

/** A change stands until it is taken back. All else follows from the calculation. */
export function statusOf(stored: ReviewItem | undefined, isGenerated: boolean): ReviewStatus {
  if (stored && departs(stored.status)) return stored.status;
  return isGenerated ? 'generated' : '';
}

/** Evidence without a source of its own is of a draft that asked for both in one text. */
export const isSourced = ({ source }: ReviewItem): boolean => source === undefined || !isBlank(source);

/** Method and source are named: without them a change does not count. */
export const hasEvidence = (item: ReviewItem): boolean => !isBlank(item.evidence) && isSourced(item);

const holdsText = ({ evidence, source = '', organs = '' }: ReviewItem): boolean => evidence + source + organs !== '';

/** The items after a click on one that is shown with this status; what was typed for it is kept. */
export function toggleItem(
  items: readonly ReviewItem[],
  { id, status }: { readonly id: string; readonly status: ReviewStatus },
): ReviewItem[] {
  const known = items.find((item) => item.id === id);
  const changed: ReviewItem = { ...(known ?? { id, evidence: '', source: '' }), status: toggled(status) };
  if (!departs(changed.status) && !holdsText(changed)) return items.filter((item) => item !== known);
  return known ? items.map((item) => (item === known ? changed : item)) : [...items, changed];
}
