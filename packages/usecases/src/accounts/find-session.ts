import { policy } from '../policy.ts';
import type { AccountDeps } from './account-deps.ts';
import { hashOf, hasHash } from './secret-token.ts';
import type { User } from './user-store.ts';

const hourMs = 3_600_000;

export type Session = {
  readonly user: User;
  readonly tokenHash: string;
  readonly isCsrfToken: (token: string) => boolean;
};

/** The open session of a cookie, with its user as of now. Rights never come from the cookie. */
export type FindSession = (token: string) => Promise<Session | undefined>;

export const findSession =
  ({ work, clock }: Pick<AccountDeps, 'work' | 'clock'>): FindSession =>
  async (token) => {
    const now = clock();
    const { sessions, users } = work.stores;
    const idleSince = new Date(now.getTime() - policy.sessions.idleHours * hourMs);
    const session = await sessions.touch(hashOf(token), { now, idleSince });
    if (!session) return undefined;
    const user = await users.find(session.userId);
    if (!user || (await users.isBlocked(user.email))) return undefined;
    return { user, tokenHash: session.tokenHash, isCsrfToken: (given) => hasHash(given, session.csrfHash) };
  };
