import type { Feedback } from '@gosds/contract/accounts/feedback';

/** Stores the first feedback of each user. */
export type FeedbackStore = {
  isGiven(userId: string): Promise<boolean>;
  /** Does nothing if the user has already given feedback. */
  add(userId: string, feedback: Feedback, now: Date): Promise<void>;
};
