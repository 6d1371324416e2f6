import { feedbackPageSize } from '@gosds/contract/staff/feedback-summary';
import type { StaffDeps } from './edit-users.ts';

export const feedbackSummary =
  ({ work }: StaffDeps) =>
  () =>
    work.stores.staff.summarizeFeedback();

export const listFeedback =
  ({ work }: StaffDeps) =>
  (page: number) =>
    work.stores.staff.listFeedback({ limit: feedbackPageSize, offset: page * feedbackPageSize });
