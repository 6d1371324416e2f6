import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';
import { mailOverdueKind } from './payment-jobs.ts';
import type { SubscriptionState } from './payment-gateway.ts';

const dayMs = 86_400_000;

/** A renewal that is not paid leaves the service its days of grace, and its buyer is told once. */
async function recordOverdue(stores: Stores, { subscriptionId, paidUntil, payLink }: SubscriptionState): Promise<void> {
  const endDate = new Date(paidUntil.getTime() + policy.emergencyResponse.graceDays * dayMs);
  await stores.erServices.setPeriod({ subscriptionId, endDate, isOverdue: true, payLink });
  if (!(await stores.erServices.findBySubscription(subscriptionId))) return;
  const key = `mail-overdue:${subscriptionId}:${paidUntil.getTime()}`;
  await stores.jobs.enqueue({ kind: mailOverdueKind, key, data: { subscriptionId } });
}

/** Writes how a subscription stands at its provider. Called again, or with what is known, it changes nothing. */
export async function recordSubscription(stores: Stores, state: SubscriptionState, now: Date): Promise<void> {
  const { subscriptionId, paidUntil, isActive, isRenewed, isOverdue } = state;
  if (isActive && isOverdue) await recordOverdue(stores, state);
  else if (isActive) {
    await stores.erServices.setPeriod({ subscriptionId, endDate: paidUntil, isOverdue: false, payLink: null });
  } else await stores.erServices.endBy(subscriptionId, paidUntil < now ? paidUntil : now);
  if (!isRenewed) await stores.erServices.endRenewal(subscriptionId, now);
}
