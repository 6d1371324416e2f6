import { z } from 'zod';
import { noteForAnalytics } from '../analytics/send-analytics.ts';
import { type Order, pricesOf } from '../checkout/order.ts';
import { totalOf } from '../checkout/price-order.ts';
import type { ProviderRefund } from '../checkout/refund-gateway.ts';
import type { JobKind } from '../job-queue.ts';
import type { Stores } from '../unit-of-work.ts';

/** Mails the buyer the credit note of a refund. */
export const mailCreditNoteKind: JobKind<{ refundId: string }> = {
  name: 'mail-credit-note',
  data: z.object({ refundId: z.uuid() }),
};

/** Stops the renewal of an order that was refunded in full. */
export const endRefundedKind: JobKind<{ orderId: string }> = {
  name: 'end-refunded-renewal',
  data: z.object({ orderId: z.uuid() }),
};

/**
 * Records the provider's refunds of an order's payment and issues their credit notes. Call this in a transaction. A
 * repeated call changes nothing.
 */
export async function recordRefunds(
  stores: Stores,
  reported: { readonly orderId: string; readonly reference: string; readonly refunds: readonly ProviderRefund[] },
  now: Date,
): Promise<void> {
  const order = await stores.payments.lock({ id: reported.orderId });
  if (order?.status !== 'paid' || order.reference !== reported.reference) return;
  for (const refund of reported.refunds) await recordRefund(stores, { order, refund }, now);
  const kept = await stores.refunds.listOf(order.id);
  const backMinor = kept.reduce((sum, { status, amountMinor }) => sum + (status === 'done' ? amountMinor : 0), 0);
  if (backMinor < totalOf(pricesOf(order) ?? [])) return;
  await stores.jobs.enqueue({ kind: endRefundedKind, key: `end-refunded:${order.id}`, data: { orderId: order.id } });
}

async function recordRefund(
  stores: Stores,
  { order, refund }: { readonly order: Order; readonly refund: ProviderRefund },
  now: Date,
): Promise<void> {
  const kept = await stores.refunds.put(order.id, refund);
  if (kept.status !== 'done') return;
  await stores.moneyDocuments.issueCreditNote(kept, now);
  const data = { refundId: kept.id };
  await stores.jobs.enqueue({ kind: mailCreditNoteKind, key: `mail-credit-note:${kept.id}`, data });
  await noteForAnalytics(stores, { of: 'refund', ...data });
}
