import { Problem } from '@gosds/contract/problem';
import { policy } from '../policy.ts';
import type { AccountDeps } from './account-deps.ts';
import { idleSince, type Session } from './find-session.ts';
import type { ListedSession } from './session-store.ts';

type Deps = Pick<AccountDeps, 'work' | 'clock'>;

/** Lists the user's open sessions: this session first, then the most recently used. */
export const listOwnSessions =
  ({ work, clock }: Deps) =>
  async ({ id, user }: Session): Promise<readonly (ListedSession & { readonly isThis: boolean })[]> => {
    const now = clock();
    const sessions = await work.stores.sessions.listOf(user.id, { now, idleSince: idleSince(now) });
    return sessions
      .map((session) => ({ ...session, isThis: session.id === id }))
      .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
      .slice(0, policy.listed.sessions);
  };

export const closeOwnSession =
  ({ work, clock }: Deps) =>
  async ({ user }: Session, id: string): Promise<void> => {
    if (!(await work.stores.sessions.closeOne({ id, userId: user.id }, clock()))) throw new Problem('not-found');
  };

export const closeOtherSessions =
  ({ work, clock }: Deps) =>
  ({ id, user }: Session): Promise<void> =>
    work.stores.sessions.closeOthers({ id, userId: user.id }, clock());
