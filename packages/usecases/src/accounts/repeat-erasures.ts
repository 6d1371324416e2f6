import { Problem } from '@gosds/contract/problem';
import type { Clock } from '../clock.ts';
import type { ErrorLog } from '../error-log.ts';
import { leaveTeam } from '../teams/team.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { ErasureRecord } from './erasure-record.ts';
import { lockKey } from './login-lock.ts';

/** Leaves the user's documents with the team, or dissolves the team if the user is its only member. */
async function leaveBehind(stores: Stores, userId: string): Promise<void> {
  const membership = await stores.teams.membershipOf(userId);
  if (!membership) return;
  const { length } = await stores.teams.members(membership.teamId);
  await (length > 1 ? leaveTeam(stores, userId) : stores.teams.dissolve(membership.teamId));
}

/**
 * Who becomes the owner of the team when the user goes: the longest-standing author, else the longest-standing reader.
 * Undefined if the team has another owner or no other members.
 */
export async function heirOf({ teams }: Pick<Stores, 'teams'>, { id: userId, teamId }: Leaving) {
  const others = (await teams.members(teamId)).filter(({ id }) => id !== userId);
  if (others.some(({ role }) => role === 'owner')) return undefined;
  return others.find(({ role }) => role === 'author') ?? others[0];
}

/** A member who leaves a team. */
type Leaving = { readonly id: string; readonly teamId: string };

/** Makes the heir the owner of the user's team. Returns a message for the log; undefined if the team needs none. */
export async function nameOwner(stores: Pick<Stores, 'teams'>, userId: string): Promise<string | undefined> {
  const { teams } = stores;
  const membership = await teams.membershipOf(userId);
  if (!membership) return undefined;
  const { teamId } = membership;
  await teams.lock(teamId);
  const heir = await heirOf(stores, { id: userId, teamId });
  if (heir) await teams.setRole({ teamId, userId: heir.id, role: 'owner' });
  return heir && `The account ${heir.id} is owner of the team ${teamId}, whose only owner had deleted the account.`;
}

/** Deletes the account. Throws `account-in-use` while an order is under way. Call this in a transaction. */
export async function forget(
  stores: Stores,
  { id: userId, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<void> {
  await stores.drafts.lockUser(userId);
  await leaveBehind(stores, userId);
  if (await stores.ownData.isOrderUnderWay(userId)) throw new Problem('account-in-use');
  await stores.ownData.erase({ userId, email, loginKey: lockKey(email) }, now);
}

type Deps = {
  readonly work: UnitOfWork;
  readonly erasures: ErasureRecord;
  readonly errorLog: ErrorLog;
  readonly clock: Clock;
};

/** Deletes one account again. Returns a message for the log if the account's team got a new owner. */
const forgetAgain = ({ work, clock }: Deps, userId: string): Promise<string | undefined> =>
  work.transaction(async (stores) => {
    const user = await stores.users.find(userId);
    if (!user) return undefined;
    const named = await nameOwner(stores, userId);
    await forget(stores, user, clock());
    return named;
  });

/** Logs what prevents the deletion. The next call tries again. */
async function forgetOrLog(deps: Deps, userId: string): Promise<void> {
  const message = await forgetAgain(deps, userId).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    return `The account ${userId} was deleted before, and could not be deleted again: ${error.code}.`;
  });
  if (message === undefined) return;
  const of = { origin: 'job', route: 'repeat-erasures', stack: '', requestId: '', userId: undefined } as const;
  await deps.errorLog.add({ ...of, message });
}

/**
 * Deletes the accounts again that a restored backup has brought back, and records deletions that are not recorded yet.
 * Call this from time to time; several processes may call it at once.
 */
export const repeatErasures = (deps: Deps) => async (): Promise<void> => {
  const { work, erasures } = deps;
  const noted = await erasures.list();
  for (const userId of await work.stores.ownData.presentAmong(noted)) await forgetOrLog(deps, userId);
  const known = new Set(noted);
  for (const userId of await work.stores.ownData.erasedAccounts()) if (!known.has(userId)) await erasures.note(userId);
};
