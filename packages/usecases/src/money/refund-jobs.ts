import type { Checkout } from '../checkout/checkout.ts';
import { unsubscribe } from '../checkout/unsubscribe.ts';
import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { attachedCreditNote, type InvoiceDeps } from './make-invoice.ts';
import { endRefundedKind, mailCreditNoteKind } from './record-refunds.ts';

/** Mails the buyer the credit note. */
const mailCreditNote = (deps: InvoiceDeps & { readonly mailer: Mailer }): JobHandler =>
  handles(mailCreditNoteKind, async ({ refundId }) => {
    const { refunds, payments, users } = deps.work.stores;
    const refund = await refunds.find(refundId);
    const order = refund && (await payments.find({ id: refund.orderId }));
    const user = order && (await users.find(order.userId));
    if (!refund || !order || !user) throw new GiveUp(`The refund ${refundId} no longer has an order or a buyer.`);
    await deps.mailer({
      to: user.email,
      language: user.language,
      messageId: `credit-note-${refundId}`,
      mail: {
        kind: 'credit-note',
        cwOrderId: order.cwOrderId,
        amountMinor: refund.amountMinor,
        attachments: [await attachedCreditNote(deps, { refundId, userId: user.id })],
      },
    });
  });

/** Stops the renewal. The service in the sheet continues to the end of the paid period. */
const endRefunded = (deps: Pick<Checkout, 'work' | 'gateway' | 'payPal' | 'clock'>): JobHandler =>
  handles(endRefundedKind, async ({ orderId }) => {
    const { payments, erServices } = deps.work.stores;
    const order = await payments.find({ id: orderId });
    if (!order) throw new GiveUp(`There is no order ${orderId}.`);
    const subscriptionId = await erServices.subscriptionOf(orderId);
    if (subscriptionId !== undefined) await unsubscribe(deps)({ userId: order.userId, subscriptionId });
  });

/** The jobs that a refund causes. */
export const refundJobs = (deps: Checkout & InvoiceDeps & { readonly mailer: Mailer }): readonly JobHandler[] => [
  mailCreditNote(deps),
  endRefunded(deps),
];
