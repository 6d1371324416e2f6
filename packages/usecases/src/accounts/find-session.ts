import { policy } from '../policy.ts';
import type { AccountDeps, Caller } from './account-deps.ts';
import { hashOf, hasHash } from './secret-token.ts';
import type { User } from './user-store.ts';

const hourMs = 3_600_000;

/** A session without "remember me" ends if it was last used before this time. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - policy.sessions.idleHours * hourMs);

export type Session = {
  readonly id: string;
  readonly user: User;
  readonly tokenHash: string;
  readonly isCsrfToken: (token: string) => boolean;
};

/** Finds the open session of a cookie, with the user's current rights. The cookie itself holds no rights. */
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
    const user = await users.findAllowed(session.userId);
    if (!user) return undefined;
    const { id, tokenHash, csrfHash } = session;
    return { id, user, tokenHash, isCsrfToken: (given) => hasHash(given, csrfHash) };
  };
