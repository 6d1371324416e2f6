import type { SmsSender } from '@gosds/usecases/sms-sender';
import { escapeHtml } from './templates/mail-layout.ts';
import type { Mailbox } from './mailbox.ts';

/** Delivers short messages to the page of the built-in mailbox. */
export const mailboxSms =
  (mailbox: Pick<Mailbox, 'add'>): SmsSender =>
  async ({ to, text, messageId }) => {
    const html = `<p>${escapeHtml(text)}</p>`;
    await mailbox.add({ recipient: to, messageId, subject: 'SMS', html, text, attachments: [] });
    return 'sent';
  };
