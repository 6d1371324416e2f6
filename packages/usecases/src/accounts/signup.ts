import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { confirmationMail, linkMailJob } from './account-mails.ts';
import { evenly } from './evenly.ts';
import { emailKey } from './user-store.ts';

export type Signup = (
  request: { readonly email: string; readonly password: string; readonly name: string },
  caller: Caller,
) => Promise<void>;

/**
 * Creates the account and queues the confirmation mail in one transaction. If the mail cannot be sent at once, throws a
 * Problem; a worker tries again later.
 */
export const signup =
  ({ work, passwords, limiter, runJobNow, answerAfterMs }: AccountDeps): Signup =>
  async ({ email, password, name }, caller) => {
    await limiter.take(policy.rateLimits.signupsPerAddress, caller.ip);
    await limiter.take(policy.rateLimits.signupsPerEmail, emailKey(email));
    await evenly(answerAfterMs, async () => {
      const passwordHash = await passwords.hash(password);
      if (await work.stores.users.isBlocked(email)) throw new Problem('email-blocked');
      const key = await work.transaction(async ({ users, jobs }) => {
        const user = await users.add({ email, name, passwordHash, language: caller.language });
        if (!user) throw new Problem('user-exists');
        const job = linkMailJob(confirmationMail, user.id);
        await jobs.enqueue(job);
        return job.key;
      });
      if ((await runJobNow(key)) === 'failed') throw new Problem('verification-mail-failed');
    });
  };
