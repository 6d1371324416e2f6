import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { BlobStore } from '../blob-store.ts';
import { pdfFileName } from '../documents/pdf-file-name.ts';
import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { emergencyNoticeOf } from './emergency-notice.ts';
import { pricesOf, sheetOf } from './order.ts';
import { mailSheetKind } from './payment-jobs.ts';
import { totalOf } from './price-order.ts';
import { attachedInvoice, type InvoiceDeps } from '../money/make-invoice.ts';

export type PaidSheetMailDeps = InvoiceDeps & {
  readonly blobs: BlobStore;
  readonly mailer: Mailer;
  readonly emergencyResponse: EmergencyResponse | undefined;
};

/**
 * Mails the buyer the clean sheet with the invoice. The message id comes from the order, so that a second attempt
 * counts as the same mail.
 */
export const mailPaidSheet = (deps: PaidSheetMailDeps): JobHandler =>
  handles(mailSheetKind, async ({ orderId }) => {
    const { work, blobs, mailer, emergencyResponse } = deps;
    const { documents, payments, teams, users } = work.stores;
    const order = await payments.find({ id: orderId });
    const prices = order && pricesOf(order);
    const sheet = order && sheetOf(order);
    if (order?.status !== 'paid' || !prices || !sheet)
      throw new GiveUp(`Order ${orderId} is not paid, or for no sheet.`);
    const [user, document] = await Promise.all([users.find(order.userId), documents.find(sheet.documentId)]);
    if (!user || !document) throw new GiveUp(`Order ${orderId} no longer has an owner or a sheet.`);
    const content = await blobs.get(document.cleanHash);
    if (!content) throw new Error(`The printed sheet of order ${orderId} is missing.`);
    const { productName } = document;
    // A mail may come late, and the buyer may have left the team of the sheet by then. The invoice is the buyer's.
    const isOutside = await teams.isOutside({ draftId: sheet.draftId, userId: user.id });
    const printed = { fileName: pdfFileName(productName), mediaType: 'application/pdf', content };
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
        attachments: [...(isOutside ? [] : [printed]), await attachedInvoice(deps, order)],
      },
    });
  });
