import type { Feedback } from '@gosds/contract/accounts/feedback';

/** One feedback a user, the first. */
export type FeedbackStore = {
  isGiven(userId: string): Promise<boolean>;
  /** Does nothing where the user has given one. */
  add(userId: string, feedback: Feedback, now: Date): Promise<void>;
};
