import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { BlobStore } from '../blob-store.ts';
import { pdfFileName } from '../documents/pdf-file-name.ts';
import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { emergencyNoticeOf } from './emergency-notice.ts';
import { type Order, pricesOf, sheetOf } from './order.ts';
import { mailSheetKind } from './payment-jobs.ts';
import { totalOf } from './price-order.ts';
import { printedSheetOf } from './printed-sheet.ts';
import { attachedInvoice, type InvoiceDeps } from '../money/make-invoice.ts';

export type PaidSheetMailDeps = InvoiceDeps & {
  readonly blobs: BlobStore;
  readonly mailer: Mailer;
  readonly emergencyResponse: EmergencyResponse | undefined;
};

/** The sheet and the invoice. A late mail brings the invoice alone to a buyer who has left the team of the sheet. */
async function attachedTo(deps: PaidSheetMailDeps, order: Order, productName: string) {
  const content = await printedSheetOf(deps, order);
  const invoice = await attachedInvoice(deps, order);
  return content ? [{ fileName: pdfFileName(productName), mediaType: 'application/pdf', content }, invoice] : [invoice];
}

/**
 * Mails the buyer the clean sheet with the invoice. The message id comes from the order, so that a second attempt
 * counts as the same mail.
 */
export const mailPaidSheet = (deps: PaidSheetMailDeps): JobHandler =>
  handles(mailSheetKind, async ({ orderId }) => {
    const { work, mailer, emergencyResponse } = deps;
    const { documents, payments, users } = work.stores;
    const order = await payments.find({ id: orderId });
    const prices = order && pricesOf(order);
    const sheet = order && sheetOf(order);
    if (order?.status !== 'paid' || !prices || !sheet)
      throw new GiveUp(`Order ${orderId} is not paid, or for no sheet.`);
    const [user, document] = await Promise.all([users.find(order.userId), documents.find(sheet.documentId)]);
    if (!user || !document) throw new GiveUp(`Order ${orderId} no longer has an owner or a sheet.`);
    const { productName } = document;
    await mailer({
      to: user.email,
      language: user.language,
      messageId: `paid-sheet-${orderId}`,
      mail: {
        kind: 'paid-document',
        productName,
        cwOrderId: order.cwOrderId,
        amountMinor: totalOf(prices),
        emergency: await emergencyNoticeOf({ work, emergencyResponse }, document),
        attachments: await attachedTo(deps, order, productName),
      },
    });
  });
