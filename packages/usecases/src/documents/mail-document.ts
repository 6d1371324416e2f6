import { createHash } from 'node:crypto';
import { emailSchema } from '@gosds/contract/accounts/account-fields';
import { recipientsMaximum } from '@gosds/contract/documents/send-email';
import { Problem } from '@gosds/contract/problem';
import { z } from 'zod';
import type { BlobStore } from '../blob-store.ts';
import { emailKey } from '../accounts/user-store.ts';
import { GiveUp, handles, type JobHandler, type JobKind } from '../job-queue.ts';
import type { Mailer } from '../mailer.ts';
import { policy } from '../policy.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { DocumentDeps } from './document-deps.ts';
import { identifyOrder, type NamedDocument } from './identify-document.ts';
import { findPaidDocument, readBlob } from './own-document.ts';
import { pdfFileName } from './pdf-file-name.ts';

type DocumentMail = { orderId: string; userId: string; to: string; messageId: string };

export const documentMail: JobKind<DocumentMail> = {
  name: 'document-mail',
  data: z.object({ orderId: z.uuid(), userId: z.uuid(), to: z.string(), messageId: z.string() }),
};

/**
 * Reads addresses separated by commas. Drops spaces, empty parts and repetitions. Throws `email-invalid` if one address
 * is invalid.
 */
export function readRecipients(text: string): readonly string[] {
  const typed = text.replaceAll(/\s/gu, '').split(',');
  const addresses = [...new Map(typed.filter((part) => part !== '').map((part) => [emailKey(part), part])).values()];
  const areGood = addresses.every((address) => emailSchema.safeParse(address).success);
  if (!areGood || addresses.length === 0 || addresses.length > recipientsMaximum) throw new Problem('email-invalid');
  return addresses;
}

export type MailDocumentRequest = {
  readonly userId: string;
  readonly document: NamedDocument;
  /** As typed. */
  readonly to: string;
};

/**
 * Mails the user's paid sheet. A second click within the same minute sends no second mail. Reports an outage; a worker
 * tries again later.
 */
export const mailDocument =
  ({ work, limiter, clock, runJobNow }: DocumentDeps) =>
  async ({ userId, document, to }: MailDocumentRequest): Promise<{ readonly sent: number }> => {
    const recipients = readRecipients(to);
    const orderId = await identifyOrder(work, userId, document);
    await findPaidDocument(work, { orderId, userId });
    for (const recipient of recipients) {
      await limiter.take(policy.rateLimits.documentMailsPerUser, userId);
      await limiter.take(policy.rateLimits.documentMailsPerRecipient, emailKey(recipient));
    }
    const minute = Math.floor(clock().getTime() / 60_000);
    const jobs = recipients.map((recipient) => {
      const content = [orderId, emailKey(recipient), minute].join('\n');
      const messageId = createHash('sha256').update(content).digest('hex').slice(0, 32);
      const data = { orderId, userId, to: recipient, messageId };
      const delaySeconds = policy.mailByWorkerAfterSeconds;
      return { kind: documentMail, key: `${documentMail.name}:${messageId}`, data, delaySeconds };
    });
    await work.transaction(async (stores) => {
      for (const job of jobs) await stores.jobs.enqueue(job);
    });
    const outcomes = await Promise.all(jobs.map(({ key }) => runJobNow(key)));
    if (outcomes.includes('failed')) throw new Problem('email-not-sent');
    return { sent: jobs.length };
  };

export type DocumentMailDeps = { readonly work: UnitOfWork; readonly blobs: BlobStore; readonly mailer: Mailer };

/** Sends the mail. Reads the sheet only now, so the queue contains no document. */
export const documentMailHandler = ({ work, blobs, mailer }: DocumentMailDeps): JobHandler =>
  handles(documentMail, async ({ orderId, userId, to, messageId }) => {
    const { document } = await findPaidDocument(work, { orderId, userId });
    const sender = await work.stores.users.find(userId);
    if (!sender) throw new GiveUp(`The user of order ${orderId} is gone.`);
    const { productName, companyName } = document;
    const content = await readBlob(blobs, document.cleanHash);
    const attachment = { fileName: pdfFileName(productName), mediaType: 'application/pdf', content };
    await mailer({
      to,
      language: sender.language,
      messageId,
      mail: { kind: 'document', productName, companyName, senderEmail: sender.email, attachments: [attachment] },
    });
  });
