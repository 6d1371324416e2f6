import { z } from 'zod';
import type { BoughtErService } from '../checkout/er-service-store.ts';
import type { SubscriptionCharge } from '../checkout/payment-gateway.ts';
import type { JobKind } from '../job-queue.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';

/** Sends the buyer the invoice of a renewal. */
export const mailRenewalKind: JobKind<{ orderId: string }> = {
  name: 'mail-renewal-invoice',
  data: z.object({ orderId: z.uuid() }),
};

type Charged = { readonly subscriptionId: string; readonly charges: readonly SubscriptionCharge[] };

/**
 * Each year that a subscription was charged after its first is an order of its own, paid by that charge, with its invoice. Call it in
 * a transaction; a charge that is known changes nothing. Returns those that were not.
 */
export async function recordRenewals(
  stores: Stores,
  { subscriptionId, charges }: Charged,
  now: Date,
): Promise<readonly SubscriptionCharge[]> {
  const service = await stores.erServices.findBySubscription(subscriptionId);
  // Others who record charges of the subscription wait for this order.
  const first = service && (await stores.payments.lock({ id: service.orderId }));
  if (!first) return [];
  const known = new Set([first.reference, ...(await stores.erServices.renewalCharges(subscriptionId))]);
  const fresh = charges.filter(({ reference }) => !known.has(reference));
  for (const charge of fresh) await recordRenewal(stores, { service, subscriptionId, charge }, now);
  return fresh;
}

type Renewed = {
  readonly service: BoughtErService;
  readonly subscriptionId: string;
  readonly charge: SubscriptionCharge;
};

async function recordRenewal(stores: Stores, { service, subscriptionId, charge }: Renewed, now: Date): Promise<void> {
  const { draftId, name: productName, userId, paidBy } = service;
  const { reference, amountMinor, paidAt } = charge;
  const price = {
    ...({ code: 'er-subscription', listMinor: amountMinor, discountPercent: 0, discountUpTo: null } as const),
    ...{ discountMinor: 0, promoMinor: 0, taxPercent: policy.sale.taxPercent, taxMinor: 0 },
  };
  const orderId = await stores.payments.addPaid({
    userId,
    lines: [{ kind: 'er-subscription', draftId, productName, price }],
    ...{ paidBy, reference, paidAt },
  });
  await stores.erServices.keepRenewal({ orderId, subscriptionId });
  await stores.jobs.enqueue({ kind: mailRenewalKind, key: `mail-renewal-invoice:${orderId}`, data: { orderId } });
  // Last: others who pay wait for their number.
  await stores.moneyDocuments.issueInvoice(orderId, now);
}
