import { Problem } from '@gosds/contract/problem';
import type { AccountDeps, Caller } from './account-deps.ts';
import { policy } from '../policy.ts';
import { lockKey } from './login-lock.ts';
import { hashOf, newToken } from './secret-token.ts';

function lifetimeHours(isRemembered: boolean): number {
  const { rememberedDays, notRememberedHours } = policy.sessions;
  return isRemembered ? rememberedDays * 24 : notRememberedHours;
}

export type LoginRequest = { readonly email: string; readonly password: string; readonly remember: boolean };

export type OpenedSession = {
  /** For the cookie alone. */
  readonly token: string;
  readonly csrfToken: string;
  readonly analyticsId: string;
  /** The browser is to keep the cookie for that long; undefined: until it is closed. */
  readonly keepForSeconds: number | undefined;
};

export type Login = (request: LoginRequest, caller: Caller) => Promise<OpenedSession>;

/** Costs and answers the same for unknown, wrong and locked; what else is wrong is told only to who knows the password. */
export const login =
  ({ work, passwords, limiter, clock }: AccountDeps): Login =>
  async ({ email, password, remember }, caller) => {
    await limiter.take(policy.rateLimits.loginsPerAddress, caller.ip);
    const { users, loginFailures } = work.stores;
    const emailHash = lockKey(email);
    const attempt = await loginFailures.begin(emailHash, clock());
    const user = await users.findByEmail(email);
    // A locked address is not judged, at the same cost.
    const isRight = await passwords.verify(attempt && user?.passwordHash, password);
    if (!user || !isRight || !attempt) throw new Problem('invalid-credentials');
    if (!(await loginFailures.succeed(emailHash, attempt, clock()))) throw new Problem('invalid-credentials');
    if (await users.isBlocked(email)) throw new Problem('email-blocked');
    if (!user.isVerified) throw new Problem('account-not-verified');
    const token = newToken();
    const csrfToken = newToken();
    const openedAt = clock();
    const lifetimeSeconds = lifetimeHours(remember) * 3_600;
    await work.stores.sessions.open({
      tokenHash: hashOf(token),
      csrfHash: hashOf(csrfToken),
      userId: user.id,
      isRemembered: remember,
      openedAt,
      expiresAt: new Date(openedAt.getTime() + lifetimeSeconds * 1000),
    });
    return { token, csrfToken, analyticsId: user.analyticsId, keepForSeconds: remember ? lifetimeSeconds : undefined };
  };
