import { policy } from '../policy.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { hashOf, hasHash } from './secret-token.ts';
import type { User } from './user-store.ts';

const hourMs = 3_600_000;

/** A session that is not remembered and was not used since then is over. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - policy.sessions.idleHours * hourMs);

export type Session = {
  readonly id: string;
  readonly user: User;
  readonly tokenHash: string;
  readonly isCsrfToken: (token: string) => boolean;
};

/** The open session of a cookie, with its user as of now. Rights never come from the cookie. */
export type FindSession = (token: string, caller?: Caller) => Promise<Session | undefined>;

export const findSession =
  ({ work, clock }: Pick<AccountDeps, 'work' | 'clock'>): FindSession =>
  async (token, caller) => {
    const now = clock();
    const { sessions, users } = work.stores;
    const session = await sessions.touch(hashOf(token), {
      now,
      idleSince: idleSince(now),
      ...(caller && { address: caller.ip }),
    });
    if (!session) return undefined;
    const user = await users.find(session.userId);
    if (!user || (await users.isBlocked(user.email))) return undefined;
    const { id, tokenHash, csrfHash } = session;
    return { id, user, tokenHash, isCsrfToken: (given) => hasHash(given, csrfHash) };
  };
