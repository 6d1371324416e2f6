import { z } from 'zod';
import type { JobKind } from '../job-queue.ts';
import { policy } from '../policy.ts';

const orderId = z.uuid();

/** Mails the buyer that the renewal of an emergency response was not paid. */
export const mailOverdueKind: JobKind<{ subscriptionId: string }> = {
  name: 'mail-overdue-renewal',
  data: z.object({ subscriptionId: z.string() }),
};

/** Asks the provider again about an open attempt; `round` counts how often it has been asked. */
export const reconcileKind: JobKind<{ orderId: string; attempt: number; round: number }> = {
  name: 'reconcile-payment',
  data: z.object({ orderId, attempt: z.int().positive(), round: z.int().nonnegative() }),
};

/** Sends the buyer the paid sheet. */
export const mailSheetKind: JobKind<{ orderId: string }> = { name: 'mail-paid-sheet', data: z.object({ orderId }) };

/** The job that asks about an attempt in one round; each round is queued only once. */
export const reconcileJob = (data: { orderId: string; attempt: number; round: number }) => ({
  kind: reconcileKind,
  key: `reconcile:${data.orderId}:${data.attempt}:${data.round}`,
  data,
  delaySeconds: policy.payments.questionAfterSeconds[data.round] ?? policy.payments.laterQuestionsAfterSeconds,
  leavesTimeToCaller: data.round === 0,
});

/** After this many rounds, a payment that still waits for the card holder is abandoned. */
export const roundsForCardHolder = (): number => policy.payments.questionAfterSeconds.length;
