import type { DeletionFacts } from '@gosds/contract/accounts/own-data';
import { Problem } from '@gosds/contract/problem';
import { staffTabs } from '@gosds/contract/staff/staff-rights';
import { unsubscribe } from '../checkout/unsubscribe.ts';
import type { PaymentGateway } from '../checkout/payment-gateway.ts';
import type { PayPalGateway } from '../checkout/paypal-gateway.ts';
import { attachedCreditNote, type InvoiceDeps, writeInvoice } from '../money/make-invoice.ts';
import { leaveTeam } from '../teams/team.ts';
import type { Stores } from '../unit-of-work.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Session } from './find-session.ts';
import { lockKey } from './login-lock.ts';
import { askPassword } from './own-password.ts';
import type { User } from './user-store.ts';

type Deps = Pick<AccountDeps, 'work' | 'passwords' | 'limiter' | 'clock'> &
  InvoiceDeps & {
    readonly gateway: PaymentGateway;
    readonly payPal?: PayPalGateway | undefined;
    /** How long invoices stay, by the law that the seller is under. */
    readonly invoicesKept: { readonly years: number; readonly law: string };
  };

const isStaff = (user: User) => user.isChemistAllowed || staffTabs(user).length > 0;

/** Whether others are in a team that would have no owner. */
async function isNeeded({ teams }: Pick<Stores, 'teams'>, userId: string): Promise<boolean> {
  const membership = await teams.membershipOf(userId);
  const others = membership ? (await teams.members(membership.teamId)).filter(({ id }) => id !== userId) : [];
  return others.length > 0 && others.every(({ role }) => role !== 'owner');
}

/** The team keeps what was made for it; one without other members ends. */
async function leaveBehind(stores: Stores, userId: string): Promise<void> {
  const membership = await stores.teams.membershipOf(userId);
  if (!membership) return;
  const { length } = await stores.teams.members(membership.teamId);
  await (length > 1 ? leaveTeam(stores, userId) : stores.teams.dissolve(membership.teamId));
}

const refusals = { staff: 'account-is-staff', order: 'account-in-use', team: 'last-owner' } as const;

async function obstacleOf({ work }: Pick<Deps, 'work'>, user: User): Promise<DeletionFacts['obstacle']> {
  if (isStaff(user)) return 'staff';
  if (await isNeeded(work.stores, user.id)) return 'team';
  return (await work.stores.ownData.isOrderUnderWay(user.id)) ? 'order' : null;
}

export const deletionFacts =
  (deps: Deps) =>
  async (user: User): Promise<DeletionFacts> => {
    const { ownData, erServices } = deps.work.stores;
    const [obstacle, orders, notes, sheets, services] = await Promise.all([
      obstacleOf(deps, user),
      ownData.paidOrdersOf(user.id),
      ownData.creditNotesOf(user.id),
      ownData.publishedSheets(user.id),
      erServices.list(user.id),
    ]);
    return {
      obstacle,
      kept: { documents: orders.length + notes.length, ...deps.invoicesKept },
      sheets,
      services: services.filter(({ endDate }) => endDate > deps.clock()).length,
    };
  };

/** Invoices say who bought. They are written before that is forgotten. */
async function writePapers(deps: Deps, userId: string): Promise<void> {
  const { ownData } = deps.work.stores;
  for (const orderId of await ownData.paidOrdersOf(userId)) await writeInvoice(deps, orderId);
  for (const refundId of await ownData.creditNotesOf(userId)) await attachedCreditNote(deps, { refundId, userId });
}

/** Ends every renewal first, so that nobody is billed for an account that is gone. What fails can be asked again. */
export const deleteAccount =
  (deps: Deps) =>
  async ({ user }: Session, password: string): Promise<void> => {
    const { work, clock } = deps;
    await askPassword(deps, { user }, password);
    const obstacle = await obstacleOf(deps, user);
    if (obstacle !== null) throw new Problem(refusals[obstacle]);
    const services = await work.stores.erServices.list(user.id);
    for (const { subscriptionId, isRenewed } of services) {
      if (subscriptionId !== null && isRenewed) await unsubscribe(deps)({ userId: user.id, subscriptionId });
    }
    await writePapers(deps, user.id);
    await work.transaction(async (stores) => {
      const { drafts, ownData } = stores;
      await drafts.lockUser(user.id);
      await leaveBehind(stores, user.id);
      if (await ownData.isOrderUnderWay(user.id)) throw new Problem('account-in-use');
      await ownData.erase({ userId: user.id, email: user.email, loginKey: lockKey(user.email) }, clock());
    });
  };
