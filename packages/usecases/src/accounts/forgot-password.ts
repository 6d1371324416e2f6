import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { linkMailJob, resetPasswordMail } from './account-mails.ts';
import { evenly } from './evenly.ts';
import { emailKey } from './user-store.ts';

export type ForgotPassword = (request: { readonly email: string }, caller: Caller) => Promise<void>;

/**
 * Reports an address that is not registered, as the specification asks. Rate limits also count unknown addresses and so
 * slow down probing.
 */
export const forgotPassword =
  ({ work, limiter, runJobNow, answerAfterMs }: AccountDeps): ForgotPassword =>
  async ({ email }, caller) => {
    await limiter.take(policy.rateLimits.linkMailsPerAddress, caller.ip);
    await limiter.take(policy.rateLimits.linkMailsPerEmail, emailKey(email));
    await evenly(answerAfterMs, async () => {
      const user = await work.stores.users.findByEmail(email);
      if (!user || (await work.stores.users.isBlocked(email))) throw new Problem('user-not-registered');
      const job = linkMailJob(resetPasswordMail, user.id);
      await work.stores.jobs.enqueue(job);
      if ((await runJobNow(job.key)) === 'failed') throw new Problem('forgot-mail-failed');
    });
  };
