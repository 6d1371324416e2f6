import type { Feedback } from '@gosds/contract/accounts/feedback';
import type { Clock } from '../clock.ts';
import { policy } from '../policy.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock };

/** Says whether the user has given feedback, and the product name of the last paid sheet ('' if none). */
export const feedbackState =
  ({ work }: Pick<Deps, 'work'>) =>
  async (userId: string) => {
    const [isGiven, orders] = await Promise.all([
      work.stores.feedback.isGiven(userId),
      work.stores.orders.listSummaries(userId, policy.listed.orders),
    ]);
    return { isGiven, productName: orders.find(({ isPaid }) => isPaid)?.productName ?? '' };
  };

export const giveFeedback =
  ({ work, clock }: Deps) =>
  async (userId: string, feedback: Feedback) => {
    await work.stores.feedback.add(userId, feedback, clock());
    return feedbackState({ work })(userId);
  };
