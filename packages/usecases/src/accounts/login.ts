import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { lockKey } from './login-lock.ts';
import { openSession, type OpenedSession } from './open-session.ts';

export type LoginRequest = { readonly email: string; readonly password: string; readonly remember: boolean };

export type Login = (request: LoginRequest, caller: Caller) => Promise<OpenedSession>;

/**
 * Takes the same time and gives the same answer for an unknown address, a wrong password and a locked address. Reports
 * other problems only after the right password.
 */
export const login =
  ({ work, passwords, limiter, clock }: AccountDeps): Login =>
  async ({ email, password, remember }, caller) => {
    await limiter.take(policy.rateLimits.loginsPerAddress, caller.ip);
    const { users, loginFailures } = work.stores;
    const emailHash = lockKey(email);
    const attempt = await loginFailures.begin(emailHash, clock());
    const user = await users.findByEmail(email);
    // The password of a locked address is not checked, but the call takes the same time.
    const isRight = await passwords.verify(attempt && user?.passwordHash, password);
    if (!user || !isRight || !attempt) throw new Problem('invalid-credentials');
    if (!(await loginFailures.succeed(emailHash, attempt, clock()))) throw new Problem('invalid-credentials');
    if (await users.isBlocked(email)) throw new Problem('email-blocked');
    if (!user.isVerified) throw new Problem('account-not-verified');
    return work.transaction(async (stores) => {
      // Check that the password is unchanged: a change since the check above has closed all sessions, so this login
      // must fail.
      if (!(await stores.users.holdPassword(user))) throw new Problem('invalid-credentials');
      return openSession(stores, { user, remember, caller }, clock());
    });
  };
