import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { confirmationMail, linkMailJob } from './account-mails.ts';
import { evenly } from './evenly.ts';
import { emailKey } from './user-store.ts';

export type ResendVerification = (request: { readonly email: string }, caller: Caller) => Promise<void>;

/** Gives the same answer for unknown, verified and unverified addresses. */
export const resendVerification =
  ({ work, limiter, runJobNow, answerAfterMs }: AccountDeps): ResendVerification =>
  async ({ email }, caller) => {
    await limiter.take(policy.rateLimits.linkMailsPerAddress, caller.ip);
    await limiter.take(policy.rateLimits.linkMailsPerEmail, emailKey(email));
    await evenly(answerAfterMs, async () => {
      const user = await work.stores.users.findByEmail(email);
      if (!user || user.isVerified) return;
      const job = linkMailJob(confirmationMail, user.id);
      await work.stores.jobs.enqueue(job);
      if ((await runJobNow(job.key)) === 'failed') throw new Problem('verification-mail-failed');
    });
  };
