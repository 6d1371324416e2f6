import { z } from 'zod';
import type { BoughtErService } from '../checkout/er-service-store.ts';
import type { SubscriptionCharge } from '../checkout/payment-gateway.ts';
import type { JobKind } from '../job-queue.ts';
import { policy } from '../policy.ts';
import type { Stores } from '../unit-of-work.ts';

/** Mails the buyer the invoice of a renewal. */
export const mailRenewalKind: JobKind<{ orderId: string }> = {
  name: 'mail-renewal-invoice',
  data: z.object({ orderId: z.uuid() }),
};

type Charged = { readonly subscriptionId: string; readonly charges: readonly SubscriptionCharge[] };

/**
 * Turns each yearly charge after a subscription's first into a paid order with its invoice. Call this in a transaction.
 * Known charges change nothing. Returns the new charges.
 */
export async function recordRenewals(
  stores: Stores,
  { subscriptionId, charges }: Charged,
  now: Date,
): Promise<readonly SubscriptionCharge[]> {
  const service = await stores.erServices.findBySubscription(subscriptionId);
  // Lock the first order: other calls for the subscription wait.
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
  // Issue the invoice last: other payments wait for their invoice number.
  await stores.moneyDocuments.issueInvoice(orderId, now);
}
