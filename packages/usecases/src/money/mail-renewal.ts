import { pricesOf } from '../checkout/order.ts';
import { totalOf } from '../checkout/price-order.ts';
import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { attachedInvoice, type InvoiceDeps } from './make-invoice.ts';
import { mailRenewalKind } from './record-renewals.ts';

/** Mails the buyer the invoice of a renewal and the new end of the service. */
export const mailRenewal = (deps: InvoiceDeps & { readonly mailer: Mailer }): JobHandler =>
  handles(mailRenewalKind, async ({ orderId }) => {
    const { payments, users, erServices } = deps.work.stores;
    const order = await payments.find({ id: orderId });
    const subscriptionId = await erServices.subscriptionOf(orderId);
    const service = subscriptionId === undefined ? undefined : await erServices.findBySubscription(subscriptionId);
    const user = order && (await users.find(order.userId));
    if (!order || !service || !user) throw new GiveUp(`The renewal ${orderId} no longer has a service or a buyer.`);
    await deps.mailer({
      to: user.email,
      language: user.language,
      messageId: `renewal-invoice-${orderId}`,
      mail: {
        kind: 'renewal-invoice',
        productName: service.name,
        cwNumber: service.cwNumber,
        cwOrderId: order.cwOrderId,
        amountMinor: totalOf(pricesOf(order) ?? []),
        endDate: service.endDate,
        attachments: [await attachedInvoice(deps, order)],
      },
    });
  });
