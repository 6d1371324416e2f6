import type { DeletionFacts } from '@gosds/contract/accounts/own-data';
import { Problem } from '@gosds/contract/problem';
import { staffTabs } from '@gosds/contract/staff/staff-rights';
import type { BoughtErService } from '../checkout/er-service-store.ts';
import { recordSubscription } from '../checkout/record-subscription.ts';
import { billerOf, unsubscribe } from '../checkout/unsubscribe.ts';
import type { PaymentGateway } from '../checkout/payment-gateway.ts';
import type { PayPalGateway } from '../checkout/paypal-gateway.ts';
import { attachedCreditNote, type InvoiceDeps, writeInvoice } from '../money/make-invoice.ts';
import { recordRenewals } from '../money/record-renewals.ts';
import type { Stores } from '../unit-of-work.ts';
import type { AccountDeps } from './account-deps.ts';
import type { Session } from './find-session.ts';
import type { ErasureRecord } from './erasure-record.ts';
import { askPassword } from './own-password.ts';
import { forget } from './repeat-erasures.ts';
import type { User } from './user-store.ts';

type Deps = Pick<AccountDeps, 'work' | 'passwords' | 'limiter' | 'clock'> &
  InvoiceDeps & {
    readonly gateway: PaymentGateway;
    readonly payPal?: PayPalGateway | undefined;
    readonly erasures: ErasureRecord;
    /** How long the seller must keep invoices, and the law that says so. */
    readonly invoicesKept: { readonly years: number; readonly law: string };
  };

const isStaff = (user: User) => user.isChemistAllowed || staffTabs(user).length > 0;

/** True if the user is the only owner of a team that has other members. */
async function isNeeded({ teams }: Pick<Stores, 'teams'>, userId: string): Promise<boolean> {
  const membership = await teams.membershipOf(userId);
  const others = membership ? (await teams.members(membership.teamId)).filter(({ id }) => id !== userId) : [];
  return others.length > 0 && others.every(({ role }) => role !== 'owner');
}

const refusals = { staff: 'account-is-staff', order: 'account-in-use', team: 'last-owner' } as const;

async function obstacleOf(
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
  user: User,
): Promise<DeletionFacts['obstacle']> {
  if (isStaff(user)) return 'staff';
  if (await isNeeded(work.stores, user.id)) return 'team';
  const services = await work.stores.erServices.list(user.id);
  if (services.some(({ isOverdue, endDate }) => isOverdue && endDate > clock())) return 'order';
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

/** Writes all invoices and credit notes while the buyer's details still exist. */
async function writePapers(deps: Deps, userId: string): Promise<void> {
  const { ownData } = deps.work.stores;
  for (const orderId of await ownData.paidOrdersOf(userId)) await writeInvoice(deps, orderId);
  for (const refundId of await ownData.creditNotesOf(userId)) await attachedCreditNote(deps, { refundId, userId });
}

/**
 * Ends the renewal of a service, then records every year charged so that each has an invoice, including charges the
 * provider has not reported yet. Throws `account-in-use` while an open bill may still be charged.
 */
async function settleRenewal(deps: Deps, service: BoughtErService): Promise<void> {
  const { userId, subscriptionId, isRenewed, endDate } = service;
  const { work, clock } = deps;
  if (subscriptionId === null || (!isRenewed && endDate <= clock())) return;
  if (isRenewed) await unsubscribe(deps)({ userId, subscriptionId });
  const biller = billerOf(deps, service);
  // Fetch the state before the charges: a bill paid in between is then among the charges.
  const state = await biller.refetchSubscription(subscriptionId);
  const charges = await biller.chargesOf(subscriptionId);
  await work.transaction(async (stores) => {
    await recordSubscription(stores, state, clock());
    await recordRenewals(stores, { subscriptionId, charges }, clock());
  });
  if (state.isCharging) throw new Problem('account-in-use');
}

/** Ends every renewal first, so that a deleted account is not billed. The user can try again after a failure. */
export const deleteAccount =
  (deps: Deps) =>
  async ({ user }: Session, password: string): Promise<void> => {
    const { work, clock } = deps;
    await askPassword(deps, { user }, password);
    const obstacle = await obstacleOf(deps, user);
    if (obstacle !== null) throw new Problem(refusals[obstacle]);
    const services = await work.stores.erServices.list(user.id);
    for (const service of services) await settleRenewal(deps, service);
    await writePapers(deps, user.id);
    await work.transaction((stores) => forget(stores, user, clock()));
    // If this fails, `repeatErasures` records the id later.
    await deps.erasures.note(user.id).catch(() => undefined);
  };
