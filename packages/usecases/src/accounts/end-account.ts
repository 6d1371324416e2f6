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
import type { ErasureRecord } from './erasure-record.ts';
import { forget } from './repeat-erasures.ts';
import type { User } from './user-store.ts';

/** What ending an account needs, whoever asks for it. */
export type EndDeps = Pick<AccountDeps, 'work' | 'clock'> &
  InvoiceDeps & {
    readonly gateway: PaymentGateway;
    readonly payPal?: PayPalGateway | undefined;
    readonly erasures: ErasureRecord;
    /** How long the seller must keep invoices, and the law that says so. */
    readonly invoicesKept: { readonly years: number; readonly law: string };
  };

export const isStaff = (user: User): boolean => user.isChemistAllowed || staffTabs(user).length > 0;

/** True while a payment, a renewal or a sheet by a chemist is under way. */
export async function isOrderInTheWay(
  { work, clock }: Pick<EndDeps, 'work' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const services = await work.stores.erServices.list(userId);
  if (services.some(({ isOverdue, endDate }) => isOverdue && endDate > clock())) return true;
  return work.stores.ownData.isOrderUnderWay(userId);
}

/** What the law keeps of the account, and what ends with it. */
export async function leftBehind(deps: EndDeps, userId: string): Promise<Omit<DeletionFacts, 'obstacle'>> {
  const { ownData, erServices } = deps.work.stores;
  const [orders, notes, sheets, services] = await Promise.all([
    ownData.paidOrdersOf(userId),
    ownData.creditNotesOf(userId),
    ownData.publishedSheets(userId),
    erServices.list(userId),
  ]);
  return {
    kept: { documents: orders.length + notes.length, ...deps.invoicesKept },
    sheets,
    services: services.filter(({ endDate }) => endDate > deps.clock()).length,
  };
}

/** Writes all invoices and credit notes while the buyer's details still exist. */
async function writePapers(deps: EndDeps, userId: string): Promise<void> {
  const { ownData } = deps.work.stores;
  for (const orderId of await ownData.paidOrdersOf(userId)) await writeInvoice(deps, orderId);
  for (const refundId of await ownData.creditNotesOf(userId)) await attachedCreditNote(deps, { refundId, userId });
}

/**
 * Ends the renewal of a service, then records every year charged so that each has an invoice, including charges the
 * provider has not reported yet. Throws `account-in-use` while an open bill may still be charged.
 */
async function settleRenewal(deps: EndDeps, service: BoughtErService): Promise<void> {
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

/**
 * Ends every renewal first, so that a deleted account is not billed. It can be called again after a failure. `before`
 * runs in the transaction that deletes the account.
 */
export async function endAccount(
  deps: EndDeps,
  user: User,
  before: (stores: Stores) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { work, clock } = deps;
  const services = await work.stores.erServices.list(user.id);
  for (const service of services) await settleRenewal(deps, service);
  await writePapers(deps, user.id);
  await work.transaction(async (stores) => {
    await before(stores);
    await forget(stores, user, clock());
  });
  // If this fails, `repeatErasures` records the id later.
  await deps.erasures.note(user.id).catch(() => undefined);
}
