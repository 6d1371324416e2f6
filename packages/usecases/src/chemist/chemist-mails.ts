import type { EmergencyResponse } from '@gosds/sheet/emergency-response';
import type { BlobStore } from '../blob-store.ts';
import { emergencyNoticeOf } from '../checkout/emergency-notice.ts';
import { chemistSheetOf, type Order, pricesOf } from '../checkout/order.ts';
import { totalOf } from '../checkout/price-order.ts';
import { pdfFileName } from '../documents/pdf-file-name.ts';
import { GiveUp, handles, type JobHandler } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { attachedInvoice, type InvoiceDeps } from '../money/make-invoice.ts';
import type { Stores, UnitOfWork } from '../unit-of-work.ts';
import { mailChemistOrderKind, mailQuestionKind, mailSignedSheetKind } from './chemist-jobs.ts';

type Deps = InvoiceDeps & {
  readonly blobs: BlobStore;
  readonly mailer: Mailer;
  readonly emergencyResponse: EmergencyResponse | undefined;
  /** Without a trailing slash. */
  readonly baseUrl: string;
};

async function writtenTo({ chemistTasks, users }: Stores, { id, userId }: Order, to: 'buyer' | 'asked') {
  const recipientId = to === 'asked' ? await chemistTasks.askedOf(id) : userId;
  return recipientId === undefined ? undefined : users.find(recipientId);
}

/**
 * The paid order and the recipient of a mail about it; throws `GiveUp` if there is none. The invoice goes to the buyer,
 * the sheet to its present owner.
 */
async function paidOrder({ stores }: UnitOfWork, orderId: string, to: 'buyer' | 'asked') {
  const order = await stores.payments.find({ id: orderId });
  const user = order && (await writtenTo(stores, order, to));
  const line = order && chemistSheetOf(order);
  const prices = order && pricesOf(order);
  if (order?.status !== 'paid' || !user || !line || !prices) {
    throw new GiveUp(`Order ${orderId} is not paid, or for no sheet by a chemist.`);
  }
  return {
    order,
    cwOrderId: order.cwOrderId,
    userId: user.id,
    email: user.email,
    language: user.language,
    productName: line.productName,
    amountMinor: totalOf(prices),
  };
}

/** Mails the invoice. The sheet follows later. */
const mailChemistOrder = (deps: Deps): JobHandler =>
  handles(mailChemistOrderKind, async ({ orderId }) => {
    const { email, language, order, userId: _, ...about } = await paidOrder(deps.work, orderId, 'buyer');
    const attachments = [await attachedInvoice(deps, order)];
    const mail = { kind: 'chemist-order' as const, ...about, attachments };
    await deps.mailer({ to: email, language, messageId: `chemist-order-${orderId}`, mail });
  });

/** Mails the signed sheet. The message id comes from the order, so that a second attempt counts as the same mail. */
const mailSignedSheet = ({ work, blobs, mailer, emergencyResponse }: Deps): JobHandler =>
  handles(mailSignedSheetKind, async ({ orderId }) => {
    const { email, language, cwOrderId } = await paidOrder(work, orderId, 'asked');
    const task = await work.stores.chemistTasks.findOfOrder(orderId);
    const document = task?.documentId ? await work.stores.documents.find(task.documentId) : undefined;
    if (!task?.signedName || !document) throw new GiveUp(`The sheet of order ${orderId} is not signed.`);
    const content = await blobs.get(document.cleanHash);
    if (!content) throw new Error(`The printed sheet of order ${orderId} is missing.`);
    const emergency = await emergencyNoticeOf({ work, emergencyResponse }, document);
    // The chemist may have changed the name that was ordered.
    const { productName } = document;
    const attachment = { fileName: pdfFileName(productName), mediaType: 'application/pdf', content };
    await mailer({
      to: email,
      language,
      messageId: `signed-sheet-${orderId}`,
      mail: {
        kind: 'signed-sheet',
        productName,
        cwOrderId,
        signedName: task.signedName,
        emergency,
        attachments: [attachment],
      },
    });
  });

/** Mails the chemist's question. The link opens a page for the signed-in buyer; opening it changes nothing. */
const mailQuestion = ({ work, mailer, baseUrl }: Deps): JobHandler =>
  handles(mailQuestionKind, async ({ orderId, version }) => {
    const { userId, email, language, cwOrderId, productName } = await paidOrder(work, orderId, 'asked');
    const task = await work.stores.chemistTasks.findOfBuyer({ orderId, userId }, 'read');
    const question = task && (await work.stores.chemistTasks.questions(task.id)).at(-1);
    if (!question) throw new GiveUp(`Nothing is asked about order ${orderId}.`);
    const link = `${baseUrl}/order-questions/${orderId}`;
    await mailer({
      to: email,
      language,
      messageId: `chemist-question-${orderId}-${version}`,
      mail: { kind: 'chemist-question', productName, cwOrderId, question: question.text, link },
    });
  });

/** Mail jobs of the chemists' desk. */
export const chemistMailHandlers = (deps: Deps): readonly JobHandler[] => [
  mailChemistOrder(deps),
  mailSignedSheet(deps),
  mailQuestion(deps),
];
