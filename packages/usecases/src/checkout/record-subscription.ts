import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import { mailOverdueKind } from './payment-jobs.ts';
import type { SubscriptionState } from './payment-gateway.ts';

const dayMs = 86_400_000;

/** Gives the service its days of grace after an unpaid renewal, and mails the buyer once. */
async function recordOverdue(stores: Stores, { subscriptionId, paidUntil, payLink }: SubscriptionState): Promise<void> {
  const endDate = new Date(paidUntil.getTime() + policy.emergencyResponse.graceDays * dayMs);
  await stores.erServices.setPeriod({ subscriptionId, endDate, isOverdue: true, payLink });
  if (!(await stores.erServices.findBySubscription(subscriptionId))) return;
  const key = `mail-overdue:${subscriptionId}:${paidUntil.getTime()}`;
  await stores.jobs.enqueue({ kind: mailOverdueKind, key, data: { subscriptionId } });
}

/** Records the provider's state of a subscription. A repeated call changes nothing. */
export async function recordSubscription(stores: Stores, state: SubscriptionState, now: Date): Promise<void> {
  const { subscriptionId, paidUntil, isActive, isRenewed, isOverdue } = state;
  if (isActive && isOverdue) await recordOverdue(stores, state);
  else if (isActive) {
    await stores.erServices.setPeriod({ subscriptionId, endDate: paidUntil, isOverdue: false, payLink: null });
  } else await stores.erServices.endBy(subscriptionId, paidUntil < now ? paidUntil : now);
  if (!isRenewed) await stores.erServices.endRenewal(subscriptionId, now);
}
