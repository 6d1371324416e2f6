import { Problem } from '@gosds/contract/problem';
import { policy } from '../policy.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Session } from './find-session.ts';
import { passwordChangedJob } from './notice-mails.ts';

type Deps = Pick<AccountDeps, 'work' | 'passwords' | 'limiter' | 'clock'>;

/**
 * Throws Problem `password-wrong` if the password is wrong. Limits the tries, so that nobody can guess the password in
 * a session left open.
 */
export async function askPassword(
  { work, passwords, limiter }: Deps,
  { user }: Pick<Session, 'user'>,
  password: string,
): Promise<void> {
  await limiter.take(policy.rateLimits.passwordTriesPerUser, user.id);
  const kept = await work.stores.users.findByEmail(user.email);
  if (!(await passwords.verify(kept?.passwordHash, password))) throw new Problem('password-wrong');
}

type Change = { readonly currentPassword: string; readonly password: string };

/** Changes the password, closes all other sessions, voids a mailed link to set one, and notifies the user by mail. */
export const changeOwnPassword =
  (deps: Deps) =>
  async ({ user, id }: Session, { currentPassword, password }: Change): Promise<void> => {
    await askPassword(deps, { user }, currentPassword);
    const passwordHash = await deps.passwords.hash(password);
    await deps.work.transaction(async ({ users, sessions, oneTimeTokens, jobs }) => {
      const now = deps.clock();
      await users.setPassword(user.id, passwordHash);
      await sessions.closeOthers({ id, userId: user.id }, now);
      await oneTimeTokens.cancel({ userId: user.id, purpose: 'reset-password' }, now);
      await jobs.enqueue(passwordChangedJob(user.id));
    });
  };
