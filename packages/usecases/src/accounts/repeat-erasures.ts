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

/** Deletes one account again; what stands in the way is logged, and tried again with the next call. */
async function forgetAgain({ work, errorLog, clock }: Deps, userId: string): Promise<void> {
  try {
    await work.transaction(async (stores) => {
      const user = await stores.users.find(userId);
      if (user) await forget(stores, user, clock());
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await errorLog.add({
      origin: 'job',
      route: 'repeat-erasures',
      message: `The account ${userId} was deleted before, and could not be deleted again: ${error.code}.`,
      stack: '',
      requestId: '',
      userId,
    });
  }
}

/**
 * Deletes the accounts again that a restored backup has brought back, and notes those that are not noted yet. Any number of processes may
 * call it; call it from time to time.
 */
export const repeatErasures = (deps: Deps) => async (): Promise<void> => {
  const { work, erasures } = deps;
  const noted = await erasures.list();
  for (const userId of await work.stores.ownData.presentAmong(noted)) await forgetAgain(deps, userId);
  const known = new Set(noted);
  for (const userId of await work.stores.ownData.erasedAccounts()) if (!known.has(userId)) await erasures.note(userId);
};
