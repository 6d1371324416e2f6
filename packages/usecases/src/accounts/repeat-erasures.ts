import { Problem } from '@gosds/contract/problem';
import type { Clock } from '../clock.ts';
import type { ErrorLog } from '../error-log.ts';
import { leaveTeam } from '../teams/team.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import type { ErasureRecord } from './erasure-record.ts';
import { lockKey } from './login-lock.ts';

/** The team keeps what was made for it; one without other members ends. */
async function leaveBehind(stores: Stores, userId: string): Promise<void> {
  const membership = await stores.teams.membershipOf(userId);
  if (!membership) return;
  const { length } = await stores.teams.members(membership.teamId);
  await (length > 1 ? leaveTeam(stores, userId) : stores.teams.dissolve(membership.teamId));
}

/** A team whose only owner is gone is led by the author who is there longest, else by the reader; undefined where it has an owner, or nobody else. */
async function nameOwner({ teams }: Stores, userId: string): Promise<string | undefined> {
  const membership = await teams.membershipOf(userId);
  if (!membership) return undefined;
  const { teamId } = membership;
  await teams.lock(teamId);
  const others = (await teams.members(teamId)).filter(({ id }) => id !== userId);
  if (others.some(({ role }) => role === 'owner')) return undefined;
  const heir = others.find(({ role }) => role === 'author') ?? others[0];
  if (heir) await teams.setRole({ teamId, userId: heir.id, role: 'owner' });
  return heir && `The account ${heir.id} is owner of the team ${teamId}, whose only owner had deleted the account.`;
}

/** Removes the account. Throws `account-in-use` while an order is under way. Call it in a transaction. */
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

/** Deletes one account again, and says what else was done for it. */
const forgetAgain = ({ work, clock }: Deps, userId: string): Promise<string | undefined> =>
  work.transaction(async (stores) => {
    const user = await stores.users.find(userId);
    if (!user) return undefined;
    const named = await nameOwner(stores, userId);
    await forget(stores, user, clock());
    return named;
  });

/** What stands in the way is logged, and tried again with the next call. */
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
 * Deletes the accounts again that a restored backup has brought back, and notes those that are not noted yet. Any number of processes may
 * call it; call it from time to time.
 */
export const repeatErasures = (deps: Deps) => async (): Promise<void> => {
  const { work, erasures } = deps;
  const noted = await erasures.list();
  for (const userId of await work.stores.ownData.presentAmong(noted)) await forgetOrLog(deps, userId);
  const known = new Set(noted);
  for (const userId of await work.stores.ownData.erasedAccounts()) if (!known.has(userId)) await erasures.note(userId);
};
