import type { ErasureFacts } from '@gosds/contract/staff/erase-account';
import { staffReasonSchema } from '@gosds/contract/staff/staff-reason';
import { Problem } from '@gosds/contract/problem';
import { z } from 'zod';
import type { AccountDeps } from '../accounts/account-deps.ts';
import { type EndDeps, endAccount, isOrderInTheWay, isStaff, leftBehind } from '../accounts/end-account.ts';
import { askPassword } from '../accounts/own-password.ts';
import { heirOf, nameOwner } from '../accounts/repeat-erasures.ts';
import type { User } from '../accounts/user-store.ts';
import { handles, type Job, type JobKind } from '../job-queue.ts';
import type { Stores } from '../unit-of-work.ts';
import { changed } from './edit-users.ts';

const refusals = { staff: 'account-is-staff', order: 'account-in-use' } as const;

async function obstacleOf(deps: EndDeps, user: User): Promise<ErasureFacts['obstacle']> {
  if (isStaff(user)) return 'staff';
  return (await isOrderInTheWay(deps, user.id)) ? 'order' : null;
}

async function heirEmail(stores: Stores, userId: string): Promise<string | null> {
  const membership = await stores.teams.membershipOf(userId);
  const heir = membership && (await heirOf(stores, { id: userId, teamId: membership.teamId }));
  return heir?.email ?? null;
}

async function customerOf({ work }: EndDeps, id: string): Promise<User> {
  const user = await work.stores.users.find(id);
  if (!user) throw new Problem('not-found');
  return user;
}

export const erasureFacts =
  (deps: EndDeps) =>
  async (userId: string): Promise<ErasureFacts> => {
    const user = await customerOf(deps, userId);
    const [obstacle, facts, heir] = await Promise.all([
      obstacleOf(deps, user),
      leftBehind(deps, userId),
      heirEmail(deps.work.stores, userId),
    ]);
    return { ...facts, obstacle, heir };
  };

const erasureSchema = z.object({ staffId: z.uuid(), userId: z.uuid(), reason: staffReasonSchema });
type Erasure = Readonly<z.infer<typeof erasureSchema>>;

/**
 * Deletes a customer's account as the customer would. The log names the reason before anything ends, and the deletion
 * once it is done. If the customer is the only owner of a team, another member becomes its owner.
 */
export async function eraseFor(deps: EndDeps, { staffId, userId, reason }: Erasure): Promise<void> {
  const { work, clock } = deps;
  const user = await customerOf(deps, userId);
  const obstacle = await obstacleOf(deps, user);
  if (obstacle !== null) throw new Problem(refusals[obstacle]);
  const act = { staffId, userId } as const;
  const detail = changed('reason', null, reason);
  await work.stores.staff.record({ ...act, kind: 'asked-deletion', detail }, clock());
  await endAccount(deps, user, async (stores) => {
    await nameOwner(stores, userId);
    await stores.staff.record({ ...act, kind: 'deleted-account', detail: [] }, clock());
  });
}

type Asked = Omit<Erasure, 'staffId'> & { readonly staff: User; readonly password: string };

/** Asks for the administrator's password first, since nobody can bring the account back. */
export const eraseAccount =
  (deps: EndDeps & Pick<AccountDeps, 'passwords' | 'limiter'>) =>
  async ({ staff, userId, reason, password }: Asked): Promise<void> => {
    await askPassword(deps, { user: staff }, password);
    await eraseFor(deps, { staffId: staff.id, userId, reason });
  };

const eraseKind: JobKind<Erasure> = { name: 'delete-account', data: erasureSchema };

/** For a process that reaches no payment provider, such as a command. */
export const eraseJob = (erasure: Erasure): Job<Erasure> => ({
  kind: eraseKind,
  key: `delete-account:${erasure.userId}`,
  data: erasure,
});

export const eraseHandler = (deps: EndDeps) => handles(eraseKind, (erasure) => eraseFor(deps, erasure));
