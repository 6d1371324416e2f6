import type { DeletionFacts } from '@gosds/contract/accounts/own-data';
import { Problem } from '@gosds/contract/problem';
import type { AccountDeps } from './account-deps.ts';
import { type EndDeps, endAccount, isOrderInTheWay, isStaff, leftBehind } from './end-account.ts';
import type { Session } from './find-session.ts';
import { askPassword } from './own-password.ts';
import type { Stores } from '../unit-of-work.ts';
import type { User } from './user-store.ts';

type Deps = Pick<AccountDeps, 'passwords' | 'limiter'> & EndDeps;

/** True if the user is the only owner of a team that has other members. */
async function isNeeded({ teams }: Pick<Stores, 'teams'>, userId: string): Promise<boolean> {
  const membership = await teams.membershipOf(userId);
  const others = membership ? (await teams.members(membership.teamId)).filter(({ id }) => id !== userId) : [];
  return others.length > 0 && others.every(({ role }) => role !== 'owner');
}

const refusals = { staff: 'account-is-staff', order: 'account-in-use', team: 'last-owner' } as const;

async function obstacleOf(deps: EndDeps, user: User): Promise<DeletionFacts['obstacle']> {
  if (isStaff(user)) return 'staff';
  if (await isNeeded(deps.work.stores, user.id)) return 'team';
  return (await isOrderInTheWay(deps, user.id)) ? 'order' : null;
}

export const deletionFacts =
  (deps: EndDeps) =>
  async (user: User): Promise<DeletionFacts> => {
    const [obstacle, facts] = await Promise.all([obstacleOf(deps, user), leftBehind(deps, user.id)]);
    return { obstacle, ...facts };
  };

/** Deletes the caller's own account. */
export const deleteAccount =
  (deps: Deps) =>
  async ({ user }: Session, password: string): Promise<void> => {
    await askPassword(deps, { user }, password);
    const obstacle = await obstacleOf(deps, user);
    if (obstacle !== null) throw new Problem(refusals[obstacle]);
    await endAccount(deps, user);
  };
