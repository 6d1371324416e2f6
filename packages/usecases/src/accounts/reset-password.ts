import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { lockKey } from './login-lock.ts';
import { hashOf } from './secret-token.ts';

export type ResetPassword = (
  request: { readonly token: string; readonly password: string },
  caller: Caller,
) => Promise<{ readonly email: string }>;

/**
 * The link proves who owns the address. So this call also verifies and unlocks the address, and closes every session.
 * Returns the address for the log-in that follows.
 */
export const resetPassword =
  ({ work, passwords, limiter, clock }: AccountDeps): ResetPassword =>
  async ({ token, password }, caller) => {
    await limiter.take(policy.rateLimits.linksUsedPerAddress, caller.ip);
    const passwordHash = await passwords.hash(password);
    return work.transaction(async ({ oneTimeTokens, users, sessions, loginFailures }) => {
      const now = clock();
      const userId = await oneTimeTokens.use({ tokenHash: hashOf(token), purpose: 'reset-password' }, now);
      const user = userId === undefined ? undefined : await users.find(userId);
      if (!user) throw new Problem('invalid-user');
      await users.setPassword(user.id, passwordHash);
      await users.markVerified(user.id);
      await sessions.closeAllOf(user.id, now);
      await loginFailures.clear(lockKey(user.email));
      return { email: user.email };
    });
  };
